import { checkContactMessage } from '../../site/contact/message.ts';
import { DEFAULT_LANGUAGE, type LanguageCode } from '../../site/language/languages.ts';
import type { PageServices, SendOutcome } from '../../site/page-module.ts';
import { digestOf, receiveContactMessage } from '../functions/send-contact-email/receive.ts';
import type { SiteServices } from '../services.ts';
import { forwardToBackend } from '../functions/forward-to-backend.ts';
import { newYorkDay } from '../../site/content/publishing.ts';

/**
 * The server's services for the page that is being rendered.
 * @param language of the page, and so of the messages that are sent from it
 */
export function pageServices(
  services: SiteServices,
  language: LanguageCode = DEFAULT_LANGUAGE,
): PageServices {
  const { settings, origin } = services;
  const content = services.content.current();
  return {
    reportUntranslated: (code, texts) =>
      services.reportUntranslated(code, content.languageVersion(code), texts),
    origin,
    reportFailure: (error) => services.log.error('page.failed', { error }),
    backend: { url: settings.backend.url ?? '', key: settings.backend.key },
    content,
    sendMessage: async (input, meta) =>
      // A hosted backend does not know about the trap and would mail what fell into it.
      settings.backend.url && !meta.signals.trap
        ? forwardToBackend({ url: settings.backend.url, key: settings.backend.key }, input, services)
        : receive(services, input, language, meta),
  };
}

/** A form that the browser has posted is received like a call of the function. */
async function receive(
  services: SiteServices,
  input: unknown,
  language: LanguageCode,
  { signals, idempotencyKey = keyOf(input) }: Parameters<PageServices['sendMessage']>[1],
): Promise<SendOutcome> {
  const result = await receiveContactMessage(services, input, {
    language,
    // The only page that sends a form without JavaScript.
    page: '/contact',
    idempotencyKey,
    signals,
  });
  if (result.outcome === 'accepted') return { kind: 'accepted' };
  if (result.outcome === 'invalid') return { kind: 'invalid', problems: result.problems };
  return { kind: 'failed', status: FAILED[result.outcome] };
}

const FAILED = { conflict: 422, limited: 429, unavailable: 503 };

/** Without scripts there is no key; the same text, posted again by a reload, is the same message. */
function keyOf(input: unknown): string | undefined {
  const checked = checkContactMessage(input);
  if ('problems' in checked) return undefined;
  return `form-${digestOf(checked.message)}`;
}

/** The year that pages show, in New York. */
export function yearOf({ now }: Pick<SiteServices, 'now'>): number {
  return Number(newYorkDay(now()).slice(0, 4));
}
