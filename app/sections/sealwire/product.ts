import { untranslated } from '../../language/text.ts';

/** The messaging service, the site's second brand. Phrases call it `{product}`; it is never translated. */
export const SEALWIRE = untranslated('Sealwire');

/** The host of every example: a reserved name that never resolves (RFC 2606). */
export const API_HOST = 'https://api.sealwire.example';
