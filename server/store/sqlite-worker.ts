import { parentPort, workerData } from 'node:worker_threads';
import * as v from 'valibot';
import { lockAsServer, openSqliteFile } from './sqlite.ts';
import type { FromThread, ToThread } from './sqlite-thread.ts';

// The program of the embedded database's thread. What it throws here ends the thread, and with it the server.
if (!parentPort) throw new Error('The server starts this program, in a thread');
const port = parentPort;
const file = v.parse(v.string(), workerData);
const database = openSqliteFile(file, 'server');
const lock = lockAsServer(file);

port.on('message', (request: ToThread) => {
  if (request !== 'close') return answer(outcomeOf(request.text, request.values));
  database.close();
  lock?.close();
  // Ends the thread: nothing else keeps it alive.
  port.close();
});
answer({ isOnlyServer: lock !== undefined });

function outcomeOf(text: string, values: Parameters<typeof database.run>[1]): FromThread {
  try {
    return database.run(text, values);
  } catch (error) {
    return { error };
  }
}

function answer(message: FromThread) {
  port.postMessage(message);
}
