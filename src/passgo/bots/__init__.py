"""Players that are kernels: policies compiled with the rules, able to run whole games natively."""
