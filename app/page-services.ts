import type { FormSignals } from './contact/form-signals.ts';
import type { FieldProblems } from './contact/message.ts';
import type { DocumentOf } from './content/document-facts.ts';
import type { DocumentKind, DocumentSlug } from './content/documents.ts';
import type { Loaded } from './content/loaded.ts';
import type { ContentDefinition } from './content/schema.ts';
import type { PhraseBook } from './language/phrase-book.ts';

/** What the pages may ask of the server while it renders one of them. */
export interface PageServices {
  /** Phrases in place of the language's own: a tool's way to learn what a page says. */
  book?: PhraseBook;
  /** English phrases that a page may show after an interaction: a browser gets their translations with the page's. */
  interactionPhrases: readonly string[];
  /** Origin in canonical links, without a slash at the end. */
  origin: string;
  year: number;
  /** The hosted backend that the browser calls: this site itself unless set otherwise. */
  backend: { url: string; key: string };
  readContent: <Definition extends ContentDefinition>(definition: Definition) => Promise<Loaded<Definition>>;
  /** A long text; undefined when its file is missing or cannot be read. */
  readDocument: <Kind extends DocumentKind>(
    kind: Kind,
    slug: DocumentSlug<Kind>,
  ) => Promise<DocumentOf<Kind> | undefined>;
  /** Tells the operator of a page that has failed. */
  reportFailure: (error: unknown) => void;
  /** Sends a message on behalf of a form that was posted without JavaScript. */
  sendMessage: (input: unknown, signals: FormSignals) => Promise<SendOutcome>;
}

export type SendOutcome =
  | { kind: 'accepted' }
  | { kind: 'invalid'; problems: FieldProblems }
  | { kind: 'failed'; status: number };

/** What the feed, the sitemap and the like may use. */
export type ResourceServices = Pick<PageServices, 'origin' | 'year' | 'readContent' | 'readDocument'>;

/** A file that is made from the content. */
export interface Resource {
  /** Content type, with its charset. */
  type: string;
  body: string;
}
