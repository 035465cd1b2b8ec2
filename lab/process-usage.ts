import { globSync, readFileSync } from 'node:fs';

/**
 * Milliseconds of processor time that a process and its children have used in all threads, from Linux's
 * `/proc/PID/stat` (proc_pid_stat(5)), which counts in hundredths of a second.
 */
export function processorTime(pid: number): number {
  const [, fields = ''] = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ');
  const [user = '', system = ''] = fields.split(' ').slice(11);
  const own = (Number(user) + Number(system)) * 10;
  return childrenOf(pid).reduce((sum, child) => sum + processorTime(child), own);
}

/** Resident memory of a process in megabytes of 2^20 bytes. */
export function residentMemory(pid: number): number {
  const [, kilobytes] = /^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
  return Number(kilobytes) / 1024;
}

function childrenOf(pid: number): number[] {
  const lists = globSync(`/proc/${pid}/task/*/children`).map((path) => readFileSync(path, 'utf8'));
  return lists.flatMap((list) => list.split(' ').filter(Boolean).map(Number));
}
