import { backendCheck } from './backend.ts';
import type { Check } from './check.ts';
import { contentCheck, diskCheck } from './folders.ts';
import { portCheck } from './listening.ts';
import { mailCheck } from './mail.ts';
import { proxyCheck } from './proxy.ts';
import { publicUrlCheck } from './public-url.ts';
import { metricsCheck, nodeCheck, retentionCheck, settingsCheck } from './settings.ts';
import { storeCheck } from './store.ts';

/** In the order in which they are printed. */
export const CHECKS: ReadonlyMap<string, Check> = new Map([
  ['settings', settingsCheck],
  ['node', nodeCheck],
  ['port', portCheck],
  ['url', publicUrlCheck],
  ['store', storeCheck],
  ['disk', diskCheck],
  ['content', contentCheck],
  ['mail', mailCheck],
  ['backend', backendCheck],
  ['proxy', proxyCheck],
  ['metrics', metricsCheck],
  ['retention', retentionCheck],
]);
