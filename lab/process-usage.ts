import { readFileSync } from 'node:fs';

/**
 * Milliseconds of processor time that a process has used in all threads, from Linux's `/proc/PID/stat`
 * (proc_pid_stat(5)), which counts in hundredths of a second.
 */
export function processorTime(pid: number): number {
  const [, fields = ''] = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ');
  const [user = '', system = ''] = fields.split(' ').slice(11);
  return (Number(user) + Number(system)) * 10;
}

/** Resident memory of a process in megabytes of 2^20 bytes. */
export function residentMemory(pid: number): number {
  const [, kilobytes] = /^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
  return Number(kilobytes) / 1024;
}
