import { readdirSync, readFileSync } from 'node:fs';
import { startSite } from '../../tests/fixtures/site.ts';
import type { Outcome } from '../stress/outcome.ts';

const RULES = 'deploy/cdn.md';

/** Asks for every path in the tables of the CDN rules and compares what the server says about keeping it. */
export async function cdnRules(): Promise<Outcome> {
  const site = await startSite({ CONTENT_DIR: 'content' });
  const script = readdirSync('build/client/assets').find((name) => name.endsWith('.js'));
  const rows = rulesOf(readFileSync(RULES, 'utf8'));
  const wrong: string[] = [];
  for (const { path, ...rule } of rows) {
    const asked = path.replace('/assets/…', `/assets/${script}`);
    const { status, headers } = await fetch(site.url + asked);
    const said = { control: headers.get('cache-control') ?? '', vary: headers.get('vary') ?? '' };
    if (status >= 400 || said.control !== rule.control || said.vary !== rule.vary)
      wrong.push(`${asked} says ${status} "${said.control}" "${said.vary}"`);
  }
  await site.stop();
  return {
    seen: wrong.join('; ') || `${rows.length} paths say what the tables say`,
    isHeld: rows.length > 0 && wrong.length === 0,
  };
}

/** Rows `| path | Cache-Control | Vary | … |`, all in backticks. */
function rulesOf(text: string): { path: string; control: string; vary: string }[] {
  return Array.from(
    text.matchAll(/^\| `(\/[^`]*)` \| `([^`]*)` \| (?:`([^`]*)`)? ?\|/gm),
    ([, path = '', control = '', vary = '']) => ({ path, control, vary }),
  );
}
