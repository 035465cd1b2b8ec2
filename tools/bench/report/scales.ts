/** The smallest of 1, 2, 2.5 or 5 times a power of ten that is not below a value: where an axis ends. */
export function axisEnd(value: number): number {
  if (!(value > 0)) return 1;
  const power = 10 ** Math.floor(Math.log10(value));
  const factor = [1, 2, 2.5, 5, 10].find((one) => one * power >= value * (1 - 1e-9)) ?? 10;
  return Number((factor * power).toPrecision(3));
}

/** Numbers as people write them, with at most three figures that count. */
export function figure(value: number): string {
  if (Math.abs(value) >= 1000) return Math.round(value).toLocaleString('en');
  return String(Number(value.toPrecision(3)));
}
