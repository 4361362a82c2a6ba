/** The strength of a bot, in dots out of three; the bench shows bots in this order. */
export const BENCH: Record<string, number> = {
  novice: 1,
  simple: 1,
  regular: 2,
  shrewd: 3,
  buyer: 2,
  thrifty: 1,
  railways: 1,
  dealer: 2,
};
