/** Cash laid out in notes and coins, as a bank would hand it over: the largest first. */
export interface Pile {
  value: number;
  count: number;
  coin: boolean;
}

export function layOut(
  cash: number,
  denominations: readonly number[],
  coins: readonly number[],
): Pile[] {
  let left = cash;
  const piles: Pile[] = [];
  for (const value of [...denominations].sort((a, b) => b - a)) {
    const count = Math.floor(left / value);
    if (count > 0) piles.push({ value, count, coin: coins.includes(value) });
    left -= count * value;
  }
  return piles;
}
