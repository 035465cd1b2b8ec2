import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

/**
 * The shell commands of a Markdown file below a heading, as written.
 * @throws when there are none
 */
export function commandsBelow(file: string, heading: string): string {
  const [, section = ''] = readFileSync(file, 'utf8').split(`\n### ${heading}\n`);
  const [, block] = /```sh\n([^]*?)```/.exec(section.split('\n### ', 1).join()) ?? [];
  if (!block) throw new Error(`${file} has no commands below "${heading}"`);
  return block;
}

interface RunOptions {
  /** Paths, addresses and names of users. Each must occur. */
  replace: readonly (readonly [from: string, to: string])[];
  /** Does what the line `systemctl …` says, since a rehearsal has no systemd. */
  systemctl: (args: string) => Promise<unknown>;
  env?: Record<string, string>;
}

/** Runs the commands in one shell for all lines between two of systemctl; the first that fails throws. */
export async function runCommands(commands: string, { replace, systemctl, env }: RunOptions): Promise<void> {
  for (const [from] of replace)
    if (!commands.includes(from)) throw new Error(`No "${from}" in:\n${commands}`);
  const ready = replace.reduce((text, [from, to]) => text.replaceAll(from, to), commands);
  for (const part of ready.split(/^(systemctl .*)$/m)) {
    if (part.startsWith('systemctl ')) await systemctl(part.slice('systemctl '.length).replace(/ *#.*/, ''));
    else
      execFileSync('sh', ['-euc', part], {
        env: { ...process.env, ...env },
        stdio: ['ignore', 'ignore', 'inherit'],
      });
  }
}
