# Ids: space-, group-, colour- and side- with the id of the other files (- for _), currency-name, edition-.
# A text takes no argument; it may quote another.

edition-title = Knockout (2024)
edition-character = Four tokens each, one lane, no mercy.
currency-name = dollar

group-brown = brown
group-light-blue = light blue
group-pink = pink
group-orange = orange
group-red = red
group-yellow = yellow
group-green = green
group-dark-blue = dark blue

colour-red = red
colour-yellow = yellow
colour-green = green
colour-blue = blue

side-red = Red
side-yellow = Yellow
side-green = Green
side-blue = Blue

space-mediterranean-avenue = Mediterranean Avenue
space-baltic-avenue = Baltic Avenue
space-oriental-avenue = Oriental Avenue
space-vermont-avenue = Vermont Avenue
space-connecticut-avenue = Connecticut Avenue
space-st-charles-place = St. Charles Place
space-states-avenue = States Avenue
space-virginia-avenue = Virginia Avenue
space-house-1 = House 1
space-luxury-tax = Luxury Tax
space-house-2 = House 2
space-st-james-place = St. James Place
space-tennessee-avenue = Tennessee Avenue
space-new-york-avenue = New York Avenue
space-kentucky-avenue = Kentucky Avenue
space-indiana-avenue = Indiana Avenue
space-illinois-avenue = Illinois Avenue
space-railroad-1 = Railroad 1
space-chance-1 = Chance
space-railroad-2 = Railroad 2
space-atlantic-avenue = Atlantic Avenue
space-ventnor-avenue = Ventnor Avenue
space-marvin-gardens = Marvin Gardens
space-pacific-avenue = Pacific Avenue
space-north-carolina-avenue = North Carolina Avenue
space-pennsylvania-avenue = Pennsylvania Avenue
space-railroad-3 = Railroad 3
space-go-to-jail-1 = Go to Jail 1
space-go-to-jail-2 = Go to Jail 2
space-railroad-4 = Railroad 4
space-park-place = Park Place
space-free-parking = Free Parking
space-boardwalk = Boardwalk

preset-book-about = As the booklet says.
preset-kids-about = A token that slides right off may try again.
