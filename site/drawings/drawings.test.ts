import { expect, test } from 'vitest';
import { drawingsContent } from '../content/files/drawings.ts';
import { parseWithDefaults } from '../content/reading/json/parse-with-defaults.server.ts';
import { renderPage } from '../../tests/fixtures/site/rendered-page.ts';

test('the label of an event is under its value, and every date is at its day', async () => {
  const edited = structuredClone(parseWithDefaults(drawingsContent, {}).content.drawings);
  const [market] = edited['disclosure-desk']?.parts ?? [];
  if (market?.kind === 'market' && market.parts[0]?.kind === 'chart') {
    market.parts[0].values = [10, 20, 30, 25, 15];
    market.parts[0].event = 1;
  }
  const dates = edited['filing-dates']?.parts[1];
  if (dates?.kind === 'dates') dates.items.splice(2);
  const { document } = await renderPage('/', { files: { 'drawings.json': { drawings: edited } } });
  const offsets = (selector: string) =>
    document.querySelectorAll(selector).map((one) => one.getAttribute('width'));
  expect(offsets('.desk .axis .at svg')).toEqual(['25.00%']);
  expect(offsets('.dates svg')).toEqual(['0.00%', '80.00%']);
});
