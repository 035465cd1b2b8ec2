import { loadError } from '../../app/content/loaded.ts';
import { causeOf, error, ok, warning, type Check, type Finding } from './check.ts';
import * as v from 'valibot';

/** For one answer. */
const LIMIT_MS = 15_000;

/** Whether visitors reach this site at PUBLIC_URL. Until it is on the air, that is only a warning. */
export const publicUrlCheck: Check = async ({ settings: { publicUrl, secure } }) => {
  if (publicUrl === undefined) {
    return [warning('PUBLIC_URL is not set: links for search engines and cards name the listening address')];
  }
  const findings: Finding[] = secure
    ? []
    : [warning(`${publicUrl} is not https: what visitors write travels unencrypted`)];
  try {
    return [...findings, await answer(publicUrl)];
  } catch (problem) {
    const reason = causeOf(problem);
    if (/certificate/i.test(reason)) {
      const mend = 'browsers refuse the site; renew it for this name, with the whole chain';
      return [...findings, error(`the certificate of ${publicUrl} is not valid (${reason}): ${mend}`)];
    }
    const mend = 'once the site is on the air, check DNS, firewall and proxy';
    return [...findings, warning(`${publicUrl} cannot be reached from here (${reason}): ${mend}`)];
  }
};

/** Every server of this site has this file or, when the file is broken, says so in JSON. */
async function answer(publicUrl: string): Promise<Finding> {
  const url = `${publicUrl}/data/common.json`;
  const signal = AbortSignal.timeout(LIMIT_MS);
  const response = await fetch(url, { redirect: 'manual', signal, cache: 'no-store' });
  const { status, headers } = response;
  if (v.is(OF_THIS_SITE, await response.text())) return ok(`this site answers at ${publicUrl}`);
  const location = headers.get('Location');
  if (location) return error(`${url} redirects to ${location}: set PUBLIC_URL to where visitors end up`);
  if (status >= 502 && status <= 504) {
    const mend = 'start the site, then check the proxy’s upstream';
    return warning(`the proxy at ${publicUrl} answers ${status}: ${mend}`);
  }
  return error(`something other than this site answers at ${publicUrl} (${status}): check DNS and the proxy`);
}

const OF_THIS_SITE = v.pipe(
  v.string(),
  v.parseJson(),
  v.union([
    v.object({ branding: v.object({}) }),
    v.object({ error: v.literal(loadError('common.json', 500)) }),
  ]),
);
