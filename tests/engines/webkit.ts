import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { Builder, By, error as faults, Key, Origin, type WebDriver } from 'selenium-webdriver';
import { WEBKIT_DRIVER, webkitBrowserPath } from '../fixtures/site/browser.ts';
import { freePort } from '../fixtures/site/free-port.ts';
import { CALL_LIMIT_MS, callOf, type Engine, type EngineOptions, type Point, type Size } from './engine.ts';

/**
 * WebKitGTK's small browser, over WebDriver, on its own screen. Its driver can neither print nor report what a
 * page logs, and its window is never narrower than its tool bar, some 450 px.
 */
export async function startWebKit({ scripts = true }: EngineOptions = {}): Promise<Engine> {
  const port = await freePort();
  const driver = spawn('xvfb-run', ['-a', '-s', SCREEN, WEBKIT_DRIVER, `--port=${port}`], {
    // A group of its own, so that xvfb-run, the screen, the driver and the browser end together.
    detached: true,
    stdio: 'ignore',
  });
  const end = () => endGroup(driver);
  try {
    const session = await within(newSession(`http://127.0.0.1:${port}`, scripts));
    return windowOf(session, end);
  } catch (error) {
    await end();
    throw error;
  }
}

const SCREEN = '-screen 0 2600x1200x24';

const KEYS = { Escape: Key.ESCAPE, Enter: Key.ENTER, Tab: Key.TAB };

async function newSession(url: string, scripts: boolean): Promise<WebDriver> {
  const limit = AbortSignal.timeout(CALL_LIMIT_MS);
  while (!limit.aborted && !(await fetch(`${url}/status`, { signal: limit }).catch(() => undefined))) {
    await pause(50);
  }
  return new Builder()
    .disableEnvironmentOverrides()
    .usingServer(url)
    .withCapabilities({
      browserName: 'MiniBrowser',
      'webkitgtk:browserOptions': {
        binary: webkitBrowserPath(),
        args: ['--automation', `--enable-javascript=${scripts}`],
      },
    })
    .build();
}

function windowOf(session: WebDriver, end: () => Promise<void>): Engine {
  const find = (selector: string) => session.findElement(By.css(selector));
  const actions = () => session.actions({ async: true });
  return {
    resize: (size) => within(resize(session, size)),
    open: (url) => within(session.get(url)),
    reload: () => within(session.navigate().refresh()),
    back: () => within(session.navigate().back()),
    click: (selector) => within(find(selector).click()),
    clickAt: (point) => within(actions().move(inView(point)).click().perform()),
    drag: (from, to) => within(actions().move(inView(from)).press().move(inView(to)).release().perform()),
    press: (key) => within(actions().sendKeys(KEYS[key]).perform()),
    // The field may be replaced between finding it and the first key.
    type: (selector, text) =>
      within(find(selector).sendKeys(text)).catch((fault: unknown) => {
        if (!(fault instanceof faults.StaleElementReferenceError)) throw fault;
        return within(find(selector).sendKeys(text));
      }),
    async choose(selector, value) {
      // The driver does not wait for a page that scrolls smoothly.
      const scroll = `document.querySelector('${selector}').scrollIntoView({ block: 'center', behavior: 'instant' })`;
      await within(session.executeScript(scroll));
      await within(find(`${selector} option[value="${value}"]`).click());
    },
    ask: (read, ...args) => within(session.executeScript(`return ${callOf(read, args)}`)),
    async close() {
      await within(session.quit()).catch(() => {});
      await end();
    },
  };
}

function inView(point: Point) {
  return { ...point, origin: Origin.VIEWPORT };
}

/** The driver does not answer a request for the size that the window already has. */
async function resize(session: WebDriver, { width, height }: Size): Promise<void> {
  const view = session.manage().window();
  const now = await view.getRect();
  if (now.width === width && now.height === height) return;
  await view.setRect({ width, height });
}

/** The library waits for an answer without end. */
async function within<Answer>(call: Promise<Answer>): Promise<Answer> {
  const limit = new AbortController();
  const late = pause(CALL_LIMIT_MS, undefined, { signal: limit.signal }).then(() => {
    throw new Error(`WebKit's driver has not answered within ${CALL_LIMIT_MS} ms`);
  });
  try {
    return await Promise.race([call, late]);
  } finally {
    limit.abort();
    late.catch(() => {});
  }
}

/** Asked first, so that the screen removes its lock. */
async function endGroup(driver: ChildProcess): Promise<void> {
  const { pid } = driver;
  if (!pid || driver.exitCode !== null || driver.signalCode !== null) return;
  const exited = once(driver, 'exit', { signal: AbortSignal.timeout(PATIENCE_MS) });
  process.kill(-pid, 'SIGTERM');
  await exited.catch(() => process.kill(-pid, 'SIGKILL'));
}

/** Milliseconds. */
const PATIENCE_MS = 5000;
