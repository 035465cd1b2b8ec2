import type { Backend } from './backend/send-contact-email.ts';
import type { FieldProblems } from './contact/message.ts';
import type { LanguageCode } from './language/languages.ts';
import type { ComponentType } from 'react';
import type { Posted, PostedForm } from './contact/posted-form.ts';
import type { Content } from './schemas.ts';

/** The server's services that a page may use while it renders. */
export interface PageServices {
  /** Reports the texts that a page shows in English because the dictionary does not cover them. */
  reportUntranslated: (code: LanguageCode, texts: readonly string[]) => void;
  /** Origin in canonical links, without a slash at the end. */
  origin: string;
  /** The hosted backend that the browser calls: this site itself unless set otherwise. */
  backend: Backend;
  content: Content;
  /** Logs an error of a page. */
  reportFailure: (error: unknown) => void;
  /** Sends the message of a form that the browser has posted. */
  sendMessage: (form: Omit<PostedForm, 'intent'>) => Promise<SendOutcome>;
}

export type SendOutcome =
  | { kind: 'accepted' }
  | { kind: 'invalid'; problems: FieldProblems }
  | { kind: 'failed'; status: number };

/** The services that the feed, the site map and the like may use. */
export type ResourceServices = Pick<PageServices, 'origin' | 'content'>;

/** A file that is made from the content. */
export interface Resource {
  /** Content type, with its charset. */
  type: string;
  body: string;
}

/** The exports of a page's module in `site/pages/`. */
export interface PageModule {
  default: ComponentType;
  /**
   * Its loading state, for when its content cannot be read: skeletons by default, `word`: and the word above them.
   * `parts`: only parts of the page depend on content.
   */
  loading?: 'word' | 'parts';
  /**
   * Whether the query of the address asks for something that the page shows without scripts. Then the page is rendered
   * for each request; otherwise it is the plain page, which is cached.
   */
  reads?: (query: URLSearchParams) => boolean;
  /** HTTP status of a page that rendered without errors; 200 by default. */
  status?: number;
  /** Handles a posted form; without it, POST gets 405. */
  action?: (form: FormData, services: PageServices) => Promise<Posted>;
}
