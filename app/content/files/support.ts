import * as v from 'valibot';
import { defineContent, httpsUrl } from '../schema.ts';

/** The links and the phone number of /support. Where one is empty, the page leads to the contact form or to Intel. */
export const supportContent = defineContent('support.json', {
  live_chat: httpsUrl(
    '',
    'The page on which the live chat opens; it must begin with https://. Empty: visitors ask for a chat through the contact form.',
  ),
  community: httpsUrl(
    '',
    'The page of the community; it must begin with https://. Empty: the tile leads to Intel.',
  ),
  phone: v.optional(
    v.pipe(
      v.string(),
      v.regex(/^$|^\+?[\d ().-]{5,30}$/, 'a telephone number such as +1 561 555 0100'),
      v.description(
        'The number that is answered during business hours, as it is to be read: +1 561 555 0100. Empty: visitors ask for a call through the contact form.',
      ),
    ),
    '',
  ),
});
