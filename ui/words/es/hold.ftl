hold-title = Tu próxima jugada
hold-how = Se hará en cinco segundos.
hold-cancel = Deshacer
hold-now = Hacerla ya
settings-confirm-undo = 5 s para deshacer
