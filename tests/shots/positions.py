"""Who owns what in the design's pictures."""

EURO = (
    "Ana brown 1+2 3+2",
    "Ana pink 11-mortgaged",
    "Ana yellow 27 29",
    "Ana station 5 35",
    "Vasco orange 16+3 18+3 19+2",
    "Vasco red 24",
    "Vasco dark_blue 37",
    "Odile light_blue 6+4 8+4 9+hotel",
    "Odile station 15",
    "Odile utility 12",
    "Léo pink 13 14",
    "Léo red 21 23",
    "Léo green 31 34",
    "Léo station 25",
)
EURO_SEATS = ("cash 612 at 18", "cash 384 at 10 jail 1", "cash 205 at 12", "cash 471 at 22")
DISNEY = (
    "Ana orange 16+4 18+4 19+hotel",
    "Ana dark_blue 39",
    "Ana station 5 25",
    "Vasco light_blue 6 8",
    "Vasco red 23",
    "Vasco utility 28",
    "Odile brown 1 3",
    "Odile pink 11+1 13+1 14+1",
    "Odile red 21-mortgaged",
    "Odile green 31",
    "Odile station 35",
    "Léo light_blue 9",
    "Léo yellow 26+2 27+1 29+2",
    "Léo dark_blue 37",
    "Léo utility 12",
)
REVOLUTION = (
    "Ana green 31+1 32+2 34+2",
    "Ana station 25",
    "Ana utility 28",
    "Léo brown 1 3",
    "Léo light_blue 9",
    "Léo station 15",
    "Léo utility 12",
    "Vasco light_blue 6 8",
    "Vasco red 21 24",
    "Vasco dark_blue 39",
    "Vasco utility 2",
    "Odile pink 11+1 13+1 14+1",
    "Odile station 5",
    "Odile utility 33-mortgaged",
)
REVOLUTION_SEATS = (
    "cash 9460000 at 19",
    "cash 11750000 at 5",
    "cash 6200000 at 22",
    "cash 3800000 at 23",
)
