curtain-how = Ține apăsat butonul până se umple inelul, apoi dă-i drumul. De la tastatură: apasă-l, apoi confirmă.
curtain-confirm = Da, arată-mi cărțile
news-title = De la ultima ta tură
news-on = Joacă tura mea
drawn-title = Ultima ta carte
drawn-card = Cartea ta: { $card }
drawn-done = Gata
