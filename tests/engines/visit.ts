import { vi } from 'vitest';
import { isReady } from '../fixtures/site/is-ready.ts';
import { addArticles } from '../fixtures/text/long-texts.ts';
import { startSite, type Site } from '../fixtures/site/site.ts';
import type { Engine, EngineOptions, Size } from './engine.ts';

export type StartEngine = (options?: EngineOptions) => Promise<Engine>;

export const DESKTOP: Size = { width: 1280, height: 900 };
export const PHONE: Size = { width: 390, height: 844 };

const WAIT = { timeout: 180_000, interval: 50 };

/** A visitor of the built site, in one engine. */
export class Visit {
  engine!: Engine;
  site!: Site;

  async begin(start: StartEngine, options?: EngineOptions): Promise<void> {
    this.site = await startSite({}, addArticles);
    try {
      this.engine = await start(options);
      await this.engine.resize(DESKTOP);
      await this.open('/');
    } catch (error) {
      await this.site.stop();
      throw error;
    }
  }

  async end(): Promise<void> {
    await this.engine?.close();
    await this.site?.stop();
  }

  /** Opens a page as a new visitor, and waits until its scripts run. */
  async arrive(path: string, size: Size = DESKTOP): Promise<void> {
    await this.engine.resize(size);
    // A link of the step before may still be loading its page.
    await becomes('empty', () => this.engine.ask(forgetVisit));
    // Firefox reports scripts that were still loading when their page is left.
    await this.engine.open('about:blank');
    this.engine.errors?.();
    await this.open(path);
    await this.ready();
  }

  /** Resolves when the page has the width of the window, which may be after the engine's answer. */
  async resize(size: Size): Promise<void> {
    await this.engine.resize(size);
    await becomes(`${size.width} px wide`, async () => {
      return (await this.engine.ask(() => window.innerWidth)) === size.width;
    });
  }

  open(path: string): Promise<void> {
    return this.engine.open(this.site.url + path);
  }

  /**
   * Clicks an element once it is there and at rest. A driver refuses to click one that has moved out of view since, as
   * when WebKit restores how far a page was scrolled: then the next try scrolls to it again.
   */
  async click(selector: string): Promise<void> {
    let before = '';
    await becomes(`at rest: ${selector}`, async () => {
      const now = await this.engine.ask(placeOf, selector);
      const rests = now !== '' && now === before;
      before = now;
      if (rests) await this.engine.click(selector);
      return rests;
    });
  }

  /** Clicks an element that opens another, and waits until the other is shown. */
  async openBy(opener: string, opened: string): Promise<void> {
    await this.click(opener);
    await this.until(opened, 'shown');
  }

  async until(selector: string, state: 'shown' | 'hidden'): Promise<void> {
    await becomes(`${state}: ${selector}`, async () => (await this.shown(selector)) === (state === 'shown'));
  }

  async ready(): Promise<void> {
    await becomes('ready', () => this.engine.ask(isReady));
  }

  /** Whether an element is there and can be seen. */
  shown(selector: string): Promise<boolean> {
    return this.engine.ask(
      (one: string) => document.querySelector(one)?.checkVisibility({ visibilityProperty: true }) ?? false,
      selector,
    );
  }

  /** The text of the first element that is found, empty when there is none. */
  text(selector: string): Promise<string> {
    return this.engine.ask((one: string) => document.querySelector(one)?.textContent ?? '', selector);
  }

  /** Whether the focus is on an element, or within it. */
  focused(selector: string): Promise<boolean> {
    return this.engine.ask((one: string) => document.activeElement?.closest(one) != null, selector);
  }

  path(): Promise<string> {
    return this.engine.ask(() => location.pathname + location.search + location.hash);
  }

  count(selector: string): Promise<number> {
    return this.engine.ask((one: string) => document.querySelectorAll(one).length, selector);
  }

  value(selector: string): Promise<string | undefined> {
    return this.engine.ask((one: string) => document.querySelector<HTMLInputElement>(one)?.value, selector);
  }
}

/** Waits until a condition holds. Asking fails while a page is being replaced, so it is repeated. */
async function becomes(state: string, isSo: () => Promise<boolean>): Promise<void> {
  await vi.waitFor(async () => {
    if (!(await isSo())) throw new Error(`Not ${state}`);
  }, WAIT);
}

function forgetVisit(): boolean {
  // A page saves its input when it is left.
  for (const form of document.forms) form.reset();
  localStorage.clear();
  sessionStorage.clear();
  localStorage.setItem('privacy-accepted', 'true');
  document.cookie = 'selectedLanguage=; path=/; max-age=0';
  return true;
}

/**
 * The position of an element once it is scrolled into view; empty if it is missing or still animated. WebKit's driver
 * does not scroll by itself.
 */
function placeOf(selector: string): string {
  const element = document.querySelector(selector);
  const moves = document.getAnimations().some(({ effect, playState }) => {
    const target = effect instanceof KeyframeEffect ? effect.target : null;
    return playState === 'running' && target?.contains(element);
  });
  if (!element || moves) return '';
  element.scrollIntoView({ block: 'center', behavior: 'instant' });
  return JSON.stringify(element.getBoundingClientRect().toJSON());
}
