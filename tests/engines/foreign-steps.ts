import { expect, test } from 'vitest';
import { CHANGED, countPage, FOREIGN_CHANGES } from '../fixtures/foreign-changes.ts';
import { fillIn, storedMessages } from './form-steps.ts';
import type { Visit } from './visit.ts';

/** What other people's scripts do to a page costs a visitor nothing. */
export function foreignChangeSteps(visit: Visit) {
  const pages = Map.groupBy(CHANGED, ({ path }) => path);
  test.each([...pages])('%s stays and works, whatever other scripts change', async (path, changes) => {
    const { engine } = visit;
    if (!engine.atStart) throw new Error('The driver cannot run a script before those of the site');
    await visit.arrive(path);
    const before = await engine.ask(countPage);
    const troubles: string[] = [];
    for (const { name } of changes) {
      const change = FOREIGN_CHANGES[name];
      const end = await engine.atStart(change);
      await visit.arrive(path);
      if (!(await isKept())) troubles.push(`${name}, before the islands`);
      await engine.ask(change);
      if (path === '/contact') await send(visit, name);
      if (path === '/tools/read-a-draft') await read(visit);
      if (!(await isKept())) troubles.push(`${name}, after them`);
      await end();
      // The policy blocks the styles of others, and the console says so.
      engine.errors?.();
      // Firefox names the style of another script that the policy refused.
      engine.errors?.();
    }
    expect(troubles).toEqual([]);

    async function isKept() {
      const { characters, links, forms } = await engine.ask(countPage);
      return characters > before.characters * 0.6 && links > before.links * 0.8 && forms === before.forms;
    }
  });
}

async function send(visit: Visit, change: string) {
  const email = `foreign-${Object.keys(FOREIGN_CHANGES).indexOf(change)}@company.example`;
  await fillIn(visit, email);
  await visit.click('main form [type=submit]');
  await expect.poll(() => visit.count('.notices .notice-good')).toBe(1);
  expect(storedMessages(visit, email)).toBe(1);
}

async function read(visit: Visit) {
  await visit.engine.type('main textarea', ' Sales doubled.');
  await expect.poll(() => visit.text('.draft-text')).toContain('Sales doubled.');
}
