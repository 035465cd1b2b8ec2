import { expect, test } from 'vitest';
import { DESKTOP, PHONE, type Visit } from './visit.ts';

const JOIN = '#join';
export const MENU = 'header dialog';
export const MENU_BUTTON = '.menu-btn';

/** Things that a visitor opens and closes again. */
export function dialogSteps(visit: Visit) {
  test('the mobile menu is closed by the overlay, its button, Escape and a link, and not by a press that ends beside it', async () => {
    await visit.arrive('/', PHONE);
    const closers: (() => Promise<void>)[] = [
      () => visit.engine.clickAt({ x: 10, y: 400 }),
      () => visit.click(`${MENU} .icon-btn`),
      () => visit.engine.press('Escape'),
    ];
    for (const close of closers) {
      await openDialog(MENU_BUTTON, MENU);
      await close();
      await visit.until(MENU, 'hidden');
    }
    await openDialog(MENU_BUTTON, MENU);
    await visit.engine.drag({ x: 300, y: 400 }, { x: 10, y: 400 });
    expect(await visit.shown(MENU)).toBe(true);
    await visit.click(`${MENU} a[href$="/contact"]`);
    await expect.poll(() => visit.path()).toBe('/contact');
    await visit.until(MENU, 'hidden');
  });

  test('in Arabic the menu comes from the other side and leads to Arabic pages', async () => {
    await visit.arrive('/ar', PHONE);
    await openDialog(MENU_BUTTON, MENU);
    const start = () =>
      visit.engine.ask((menu: string) => document.querySelector(menu)?.getBoundingClientRect().x, MENU);
    await expect.poll(start).toBe(0);
    await visit.click(`${MENU} a[href$="/contact"]`);
    await expect.poll(() => visit.path()).toBe('/ar/contact');
  });

  test('Join takes the focus and gives it back, even when the menu that opened it is closed', async () => {
    await visit.arrive('/', PHONE);
    await openDialog(MENU_BUTTON, MENU);
    await openDialog(`${MENU} .acts .btn`, JOIN);
    await visit.until(MENU, 'hidden');
    await visit.engine.press('Escape');
    await visit.until(JOIN, 'hidden');
    await expect.poll(() => visit.focused(MENU_BUTTON)).toBe(true);
    await visit.engine.resize(DESKTOP);
    await openDialog('.bar-end .btn', JOIN);
    await visit.engine.press('Escape');
    await visit.until(JOIN, 'hidden');
    await expect.poll(() => visit.focused('.bar-end .btn')).toBe(true);
  });

  test('Join is closed by a click beside it, and not by one within', async () => {
    await visit.arrive('/');
    await openDialog('.bar-end .btn', JOIN);
    await visit.click(`${JOIN} h2`);
    expect(await visit.shown(JOIN)).toBe(true);
    await visit.engine.clickAt({ x: 20, y: 300 });
    await visit.until(JOIN, 'hidden');
  });

  test('at most one question is open at a time', async () => {
    await visit.arrive('/pricing');
    for (const item of [2, 3]) {
      await visit.click(`.faq details:nth-child(${item}) summary`);
      await expect.poll(() => visit.count(`.faq details:nth-child(${item})[open]`)).toBe(1);
      await expect.poll(() => visit.count('.faq [open]')).toBe(1);
    }
    await visit.click('.faq [open] summary');
    await expect.poll(() => visit.count('.faq [open]')).toBe(0);
  });

  /** Until the dialog has the focus, an engine may miss the press that closes it. */
  async function openDialog(opener: string, dialog: string) {
    await visit.openBy(opener, dialog);
    await expect.poll(() => visit.focused(dialog)).toBe(true);
  }
}
