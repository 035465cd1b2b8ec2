import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { FloodOrder, FloodResult } from './floods.ts';

/** Floods a site from a thread of its own, so that what measures beside it is not held up. */
export async function runFlood(order: FloodOrder): Promise<FloodResult> {
  const worker = new Worker(new URL('./floods.ts', import.meta.url), { workerData: order });
  const [result] = await once(worker, 'message');
  await worker.terminate();
  return result;
}
