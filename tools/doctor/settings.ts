import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import * as v from 'valibot';
import { LanguageFiles } from '../../app/content/language-files.server.ts';
import { toolCommand } from '../../server/home-folder.ts';
import { SETTINGS, type SettingName, type Settings } from '../../server/settings.ts';
import { checkContent } from '../content/check-content.ts';
import { ok, warning, type Check, type Finding } from './check.ts';

/** Values that are allowed and still need a second look. The doctor names the others itself. */
export const settingsCheck: Check = async ({ settings, isSet }) => {
  const names = v.keyof(SETTINGS).options.filter(isSet);
  const findings = [
    ok(`set: ${names.join(', ') || 'none, all have their defaults'}`),
    ...(await retention(settings)),
  ];
  if (settings.contactLimit === 'off') findings.push(unlimited('CONTACT_LIMIT'));
  if (settings.contactCeiling === 'off') findings.push(unlimited('CONTACT_CEILING'));
  if (settings.secure && !isSet('TRUST_PROXY')) {
    const mend = 'set TRUST_PROXY to the proxy, such as TRUST_PROXY=127.0.0.1,::1';
    findings.push(warning(`no proxy is trusted, so behind one all visitors count as one client: ${mend}`));
  }
  for (const origin of settings.allowedOrigins.filter((one) => one.startsWith('http:')))
    findings.push(warning(`ALLOWED_ORIGINS has ${origin}: forms of its pages travel unencrypted`));
  return findings;
};

function unlimited(variable: SettingName): Finding {
  return warning(`${variable}=0 lets a flood of messages in: set it, unless a proxy limits them`);
}

/** Whether the privacy policy promises what RETENTION_MONTHS does. */
async function retention({ retentionMonths: months, contentDir }: Settings): Promise<Finding[]> {
  const file = join(contentDir, 'legal/privacy-policy.md');
  const policy = await readFile(file, 'utf8').catch(() => '');
  if (months !== 'off' && policy.includes(`${months} months`)) return [];
  const does = months === 'off' ? 'are kept for ever' : `are deleted after ${months} months`;
  return [warning(`messages ${does}, but ${file} does not say so: change section 10, or RETENTION_MONTHS`)];
}

export const contentCheck: Check = async ({ settings: { contentDir } }) => {
  const folder = resolve(contentDir);
  const languages = new LanguageFiles(contentDir, () => {});
  const count = (await checkContent(contentDir)).length + (await languages.faults()).length;
  if (count === 0) return [ok(`all files in ${folder} are in order`)];
  const what = count === 1 ? '1 problem' : `${count} problems`;
  return [warning(`${what} in ${folder}: ${toolCommand('check-content')} lists them`)];
};
