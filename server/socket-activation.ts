import { spawn } from 'node:child_process';

/** The listening socket that systemd hands over (sd_listen_fds(3)), so that a restart refuses nobody. */
export function socketOfSystemd(): { fd: number } | undefined {
  const { LISTEN_PID: pid, LISTEN_FDS: count } = process.env;
  return pid === String(process.pid) && count === '1' ? { fd: 3 } : undefined;
}

/** Tells systemd that requests are answered, for `Type=notify`. */
export function notifySystemd(): void {
  if (process.env.NOTIFY_SOCKET)
    spawn('systemd-notify', ['--ready'], { stdio: 'ignore' }).on('error', () => {});
}
