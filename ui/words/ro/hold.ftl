hold-title = Mutarea ta
hold-how = Se face în cinci secunde.
hold-cancel = Anulează
hold-now = Fă-o acum
settings-confirm-undo = 5 s pentru anulare
