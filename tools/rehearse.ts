import { parseArgs } from 'node:util';
import { embeddedBackup, postgresBackup } from './rehearse/backups.ts';
import { cdnRules } from './rehearse/cdn.ts';
import { containerFiles } from './rehearse/containers.ts';
import { newcomer } from './rehearse/newcomer.ts';
import { caddyRequests, caddyRestart, nginxRequests } from './rehearse/proxies.ts';
import { sandbox, units } from './rehearse/systemd.ts';
import { rehearseKills, rehearseRestarts } from './rehearse/two-servers.ts';
import type { Outcome } from './stress/outcome.ts';
import { installPackages } from './test/programs.ts';
import { missingForRehearsal } from './rehearse/programs.ts';
import { terminal } from './terminal.ts';

/**
 * `npm run rehearse [-- NAME …] [--requests 50000]`: runs the recipes of deploy/ as they are, as far as one machine can,
 * in temporary folders and on ports of loopback. Replaced are only addresses, ports, paths and certificates. Prints a
 * table in Markdown and exits with 1 when a recipe fails. Needs the build and root on Debian.
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { requests: { type: 'string', default: '50000' } },
});
const requests = Number(values.requests);

const RECIPES: Readonly<Record<string, () => Promise<Outcome>>> = {
  'put it on the air': newcomer,
  'nginx: requests': nginxRequests,
  'nginx: two servers restarted in turn': () => rehearseRestarts(requests),
  'nginx: one of two servers killed': () => rehearseKills(requests / 2),
  'Caddy: requests': caddyRequests,
  'Caddy: its only server restarted': caddyRestart,
  'systemd: units': units,
  'systemd: sandbox': sandbox,
  'backup: embedded store': embeddedBackup,
  'backup: PostgreSQL': postgresBackup,
  container: containerFiles,
  'CDN rules': cdnRules,
};

const unknown = positionals.filter((name) => !(name in RECIPES));
if (unknown.length > 0 || !(requests > 0))
  throw new Error(`No such recipe: ${unknown.join(', ')}. There are: ${Object.keys(RECIPES).join(', ')}`);
await installPackages(missingForRehearsal());

terminal.print('| recipe | what was seen | held |\n| --- | --- | --- |');
for (const [recipe, rehearse] of Object.entries(RECIPES)) {
  if (positionals.length > 0 && !positionals.includes(recipe)) continue;
  const { seen, isHeld } = await rehearse().catch((error: unknown) => ({
    seen: String(error),
    isHeld: false,
  }));
  if (!isHeld) process.exitCode = 1;
  terminal.print(`| ${recipe} | ${seen.replaceAll('\n', ' ')} | ${isHeld ? 'yes' : '**no**'} |`);
}
// A recipe that failed may have left a server behind.
process.exit();
