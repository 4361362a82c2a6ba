# Fair dice: what cannot be part of a seed.

fair-error-luck = luck: found { $found }, expected up to { $most } hexadecimal digits (0 to 9, a to f)
fair-error-secret = secret: expected { $digits } small hexadecimal digits
fair-error-name = name: found { $name }, expected printable characters
