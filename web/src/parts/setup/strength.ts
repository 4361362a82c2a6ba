/** How strong a bot is, in dots out of three; the bench shows them in this order. */
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
