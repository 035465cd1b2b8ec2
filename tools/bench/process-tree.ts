import { readdirSync, readFileSync } from 'node:fs';

/** A process and all that it has started, from Linux's own notes under `/proc`. */
export function processTree(pid: number): number[] {
  return [pid, ...childrenOf(pid).flatMap(processTree)];
}

/** Processes that a process has started and that still run. */
export function childrenOf(pid: number): number[] {
  return threadsOf(pid).flatMap((thread) =>
    read(`/proc/${pid}/task/${thread}/children`).split(' ').filter(Boolean).map(Number),
  );
}

/**
 * Milliseconds of processor time that a process, its threads and all that it has started have used so far, in
 * user mode and in the kernel: the first figure of schedstat, in nanoseconds (Linux,
 * Documentation/scheduler/sched-stats). Threads that have ended are missing; Node's stay until the process ends.
 */
export function processorTime(pid: number): number {
  const threads = processTree(pid).flatMap((one) =>
    threadsOf(one).map((thread) => `/proc/${one}/task/${thread}/schedstat`),
  );
  return threads.reduce((sum, path) => sum + Number(read(path).split(' ', 1)[0]), 0) / 1e6;
}

/** Megabytes (2^20 bytes) in memory of a process and all that it has started: the sum of their VmRSS. */
export function residentMemory(pid: number): number {
  const kilobytes = processTree(pid).map((one) =>
    Number(/^VmRSS:\s+(\d+)/m.exec(read(`/proc/${one}/status`))?.[1] ?? 0),
  );
  return kilobytes.reduce((sum, size) => sum + size, 0) / 1024;
}

function threadsOf(pid: number): string[] {
  try {
    return readdirSync(`/proc/${pid}/task`);
  } catch {
    return [];
  }
}

/** Empty when the process or the thread has ended meanwhile. */
function read(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return '';
  }
}
