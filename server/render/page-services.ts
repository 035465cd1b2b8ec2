import { DEFAULT_LANGUAGE, type LanguageCode } from '../../site/language/languages.ts';
import type { PageServices } from '../../site/page-module.ts';
import {
  digestOf,
  readContactMessage,
  receiveContactMessage,
} from '../functions/send-contact-email/receive.ts';
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
    async sendMessage({ values, signals, idempotencyKey }) {
      const read = readContactMessage(values);
      if ('problems' in read) return { kind: 'invalid', problems: read.problems };
      const { message } = read;
      const { url, key } = settings.backend;
      // A hosted backend does not know about the trap and would mail the messages that fell into it.
      if (url && !signals.trap) return forwardToBackend({ url, key }, message, services);
      const result = await receiveContactMessage(services, message, {
        language,
        // The only page that sends a form without JavaScript.
        page: '/contact',
        // Without scripts there is no key; the same text, posted again by a reload, is the same message.
        idempotencyKey: idempotencyKey ?? `form-${digestOf(message)}`,
        signals,
      });
      if (result.outcome === 'accepted') return { kind: 'accepted' };
      return { kind: 'failed', status: FAILED[result.outcome] };
    },
  };
}

const FAILED = { conflict: 422, limited: 429, unavailable: 503 };

/** The year that pages show, in New York. */
export function yearOf({ now }: Pick<SiteServices, 'now'>): number {
  return Number(newYorkDay(now()).slice(0, 4));
}
