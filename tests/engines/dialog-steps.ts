import { describe, expect, test } from 'vitest';
import { DESKTOP, PHONE, type Visit } from './visit.ts';

const MENU = 'header dialog';
const MENU_BUTTON = '.menu-btn';
const JOIN = '#join';

/** What every dialog of the site does, in the mobile menu and in Join. */
export function dialogSteps(visit: Visit) {
  describe('the mobile menu', () => {
    const closers: Record<string, () => Promise<void>> = {
      'a link': () => visit.click(`${MENU} a[href$="/contact"]`),
      'the overlay': () => visit.engine.clickAt({ x: 10, y: 400 }),
      'the close button': () => visit.click(`${MENU} .icon-btn`),
      Escape: () => visit.engine.press('Escape'),
    };
    test.each(Object.entries(closers))('opens by its button and is closed by %s', async (_closer, close) => {
      await visit.arrive('/', PHONE);
      await openMenu();
      await expect.poll(() => visit.focused(MENU)).toBe(true);
      await close();
      await expect.poll(() => visit.shown(MENU)).toBe(false);
    });

    test('stays open when a press begins in it and ends beside it', async () => {
      await visit.arrive('/', PHONE);
      await openMenu();
      await visit.engine.drag({ x: 300, y: 400 }, { x: 10, y: 400 });
      expect(await visit.shown(MENU)).toBe(true);
    });

    test('in Arabic comes from the other side and leads to Arabic pages', async () => {
      await visit.arrive('/ar', PHONE);
      await openMenu();
      const start = () =>
        visit.engine.ask((menu: string) => document.querySelector(menu)?.getBoundingClientRect().x, MENU);
      await expect.poll(start).toBe(0);
      await visit.click(`${MENU} a[href$="/contact"]`);
      await expect.poll(() => visit.path()).toBe('/ar/contact');
      await expect.poll(() => visit.shown(MENU)).toBe(false);
    });

    async function openMenu() {
      await visit.click(MENU_BUTTON);
      await expect.poll(() => visit.shown(MENU)).toBe(true);
    }
  });

  describe('Join', () => {
    const openers: Record<string, { opener: string; open: () => Promise<void> }> = {
      'from the header': {
        opener: '.bar-end .btn',
        async open() {
          await visit.arrive('/', DESKTOP);
          await visit.click('.bar-end .btn');
        },
      },
      'from the mobile menu': {
        opener: MENU_BUTTON,
        async open() {
          await visit.arrive('/', PHONE);
          await visit.click(MENU_BUTTON);
          await expect.poll(() => visit.shown(MENU)).toBe(true);
          await visit.click(`${MENU} .menu-end .btn`);
          await expect.poll(() => visit.shown(MENU)).toBe(false);
        },
      },
      'from a pricing plan': {
        opener: '.plan button',
        async open() {
          await visit.arrive('/pricing', DESKTOP);
          await visit.click('.plan button');
        },
      },
    };
    test.each(Object.entries(openers))(
      'opens %s, takes the focus and gives it back',
      async (_from, { opener, open }) => {
        await open();
        await expect.poll(() => visit.shown(JOIN)).toBe(true);
        await expect.poll(() => visit.focused(JOIN)).toBe(true);
        await visit.engine.press('Escape');
        await expect.poll(() => visit.shown(JOIN)).toBe(false);
        await expect.poll(() => visit.focused(opener)).toBe(true);
      },
    );

    test('is closed by a click beside it, and not by one within', async () => {
      await visit.arrive('/', DESKTOP);
      await visit.click('.bar-end .btn');
      await expect.poll(() => visit.shown(JOIN)).toBe(true);
      await visit.click(`${JOIN} h2`);
      expect(await visit.shown(JOIN)).toBe(true);
      await visit.engine.clickAt({ x: 20, y: 300 });
      await expect.poll(() => visit.shown(JOIN)).toBe(false);
    });
  });
}
