import { expect, test } from './test.ts';

for (const width of [390, 820, 1024, 1440, 1920]) {
  test(`at ${width} pixels each margin of error is drawn on the whole scale that its axis names`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/intel/advanced-analytics-article');
    const ends = await page.locator('.margins-axis > :is(:first-child, :last-child)').evaluateAll((labels) =>
      labels.map((label) => {
        const { left, right } = label.getBoundingClientRect();
        return (left + right) / 2;
      }),
    );
    const plots = await page.locator('.margins svg').evaluateAll((all) =>
      all.map((plot) => {
        const { left, right } = plot.getBoundingClientRect();
        return [left, right];
      }),
    );
    expect(plots.length).toBeGreaterThan(1);
    for (const plot of plots) {
      expect(plot.map((end, index) => Math.abs(end - (ends[index] ?? 0)) < 1)).toEqual([true, true]);
    }
  });
}
