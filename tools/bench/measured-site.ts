import { startSite, type Site } from '../../tests/fixtures/site.ts';
import { childrenOf } from './process-tree.ts';

export interface MeasuredSite extends Site {
  pid: number;
}

/** The built site, with the id of its process. */
export async function startMeasuredSite(settings: Record<string, string> = {}): Promise<MeasuredSite> {
  const before = new Set(childrenOf(process.pid));
  const site = await startSite(settings);
  const pid = childrenOf(process.pid).find((child) => !before.has(child));
  if (pid === undefined) throw new Error('The site is not a child of this process; is there a /proc?');
  return { ...site, pid };
}
