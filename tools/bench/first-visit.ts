import type { Browser } from '@playwright/test';
import { setTimeout as pause } from 'node:timers/promises';

export const KINDS = ['html', 'css', 'js', 'font', 'data', 'other'] as const;
export type Kind = (typeof KINDS)[number];

export interface Transfer {
  path: string;
  kind: Kind;
  /** Bytes on the wire, headers included. */
  bytes: number;
}

/** Milliseconds after the network has fallen silent, for what starts when the browser is idle. */
const AFTERWARDS = 1000;

/** Everything that a visitor's first page brings with it, until the network is silent. */
export async function firstVisit(browser: Browser, url: string): Promise<Transfer[]> {
  const context = await browser.newContext({ viewport: { width: 412, height: 823 } });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  const asked = new Map<string, { path: string; kind: Kind }>();
  const transfers: Transfer[] = [];
  session.on('Network.responseReceived', ({ requestId, response, type }) => {
    if (response.url.startsWith('http')) {
      asked.set(requestId, { path: new URL(response.url).pathname, kind: kindOf(type) });
    }
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const request = asked.get(requestId);
    if (request && encodedDataLength > 0) transfers.push({ ...request, bytes: encodedDataLength });
  });
  await session.send('Network.enable');
  await page.goto(url, { waitUntil: 'load' });
  await page.waitForLoadState('networkidle');
  await pause(AFTERWARDS);
  await page.waitForLoadState('networkidle');
  await context.close();
  return transfers;
}

function kindOf(type: string): Kind {
  switch (type) {
    case 'Document':
      return 'html';
    case 'Stylesheet':
      return 'css';
    case 'Script':
      return 'js';
    case 'Font':
      return 'font';
    case 'Fetch':
    case 'XHR':
      return 'data';
    default:
      return 'other';
  }
}
