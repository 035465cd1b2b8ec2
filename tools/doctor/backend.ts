import { causeOf, error, ok, warning, type Check } from './check.ts';

/** Headers that the hosted backend's client sends from the browser. */
const CLIENT_HEADERS = 'apikey,authorization,content-type,x-client-info';

/** Asks the function of BACKEND_URL as a browser does before it sends a message; nothing is sent. */
export const backendCheck: Check = {
  needs: ['BACKEND_URL', 'PUBLIC_URL'],
  limitMs: 15_000,
  async run({ settings, signal, isSet }) {
    const { url } = settings.backend;
    if (url === undefined) return [ok('the contact form calls this site itself')];
    const origin = settings.publicUrl ?? 'http://localhost';
    const call = `${url}/functions/v1/send-contact-email`;
    const key = isSet('BACKEND_KEY')
      ? []
      : [warning('BACKEND_KEY is not set: the hosted backend will refuse the default')];
    try {
      const {
        ok: answered,
        status,
        headers,
      } = await fetch(call, {
        method: 'OPTIONS',
        headers: {
          Origin: origin,
          'Access-Control-Request-Method': 'POST',
          'Access-Control-Request-Headers': CLIENT_HEADERS,
        },
        signal,
      });
      const allowed = headers.get('Access-Control-Allow-Origin');
      if (!answered)
        return [error(`${call} answers ${status}: deploy the function there, or unset BACKEND_URL`), ...key];
      if (allowed !== '*' && allowed !== origin) {
        return [error(`${call} does not let pages of ${origin} call it: add its CORS headers`), ...key];
      }
      return [ok(`${call} answers`), ...key];
    } catch (problem) {
      return [error(`${call} cannot be reached (${causeOf(problem)}): check BACKEND_URL`), ...key];
    }
  },
};
