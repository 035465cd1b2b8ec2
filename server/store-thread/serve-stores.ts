import { parentPort, workerData, type MessagePort } from 'node:worker_threads';
import * as v from 'valibot';
import { openSqliteInsights } from '../insights/sqlite.ts';
import { lockAsServer } from '../messages/sqlite-database.ts';
import { openSqliteStore } from '../messages/sqlite.ts';
import { copyOf, type Call, type FromThread, type ThreadStores, type ToThread } from './calls.ts';

/**
 * The thread's side: opens the file that the thread was started with, answers calls, and ends on request.
 * @param wrap for tests
 */
export function serveStores(wrap = (stores: ThreadStores) => stores): void {
  if (!parentPort) throw new Error('This is the store’s thread program; the server starts it');
  const port = parentPort;
  const { file } = v.parse(v.object({ file: v.string() }), workerData);
  void answer(port, async () => {
    const { stores, close } = openStores(file);
    const wrapped = wrap(stores);
    port.on('message', (request: ToThread) => {
      if (request === 'close') close(port);
      else void answer(port, () => perform(wrapped, request));
    });
  });
}

function openStores(file: string) {
  const messages = openSqliteStore(file);
  const insights = openSqliteInsights(file);
  const lock = lockAsServer(file);
  const reclaim = async () => (lock ? messages.reclaim?.() : undefined);
  return {
    stores: { messages: { ...messages, reclaim }, insights },
    close(port: MessagePort) {
      void insights.close();
      void messages.close();
      lock?.close();
      // Ends the thread: nothing else keeps it alive.
      port.close();
    },
  };
}

async function answer(port: MessagePort, work: () => Promise<unknown>) {
  let reply: FromThread;
  try {
    reply = { result: await work() };
  } catch (error) {
    reply = { error: copyOf(error) };
  }
  port.postMessage(reply);
}

function perform(stores: ThreadStores, { store, method, args }: Call): Promise<unknown> {
  const methods = stores[store] as unknown as Record<string, (...args: unknown[]) => Promise<unknown>>;
  const call = methods[method];
  if (!call) throw new Error(`The store has no ${method}`);
  return call(...args);
}
