import type { DocumentKind } from './routes.ts';
import type { FormSignals } from './contact/form-signals.ts';
import type { FieldProblems } from './contact/message.ts';
import type { Article } from './content/articles.ts';
import type { DocumentOf } from './content/document-metadata.ts';
import type { pageContent } from './content/files/page.ts';
import type { Media } from './content/media.ts';
import type { Loaded } from './content/loaded.ts';
import type { ContentDefinition } from './content/schema.ts';
import type { ContentSource } from './content/content-source.ts';
import type { Dictionary } from './language/dictionary.ts';
import type { LanguageCode } from './language/languages.ts';

/** What a page may use of the server while it renders. */
export interface PageServices {
  /** The current dictionary of a language. */
  dictionary: (code: LanguageCode) => Dictionary;
  /** Takes note of the texts that a page shows in English, because the dictionary does not cover them. */
  reportUntranslated: (code: LanguageCode, texts: readonly string[]) => void;
  /** Origin in canonical links, without a slash at the end. */
  origin: string;
  year: number;
  /** The hosted backend that the browser calls: this site itself unless set otherwise. */
  backend: { url: string; key: string };
  readContent: <Definition extends ContentDefinition>(definition: Definition) => Promise<Loaded<Definition>>;
  /** A Markdown document; undefined when it is missing or unreadable. */
  readDocument: <Kind extends DocumentKind>(
    kind: Kind,
    slug: string,
  ) => Promise<DocumentOf<Kind> | undefined>;
  /** The page of content/pages/ at a path; undefined when there is none. */
  readPage: (path: string) => Promise<Loaded<ReturnType<typeof pageContent>> | undefined>;
  /** The readable articles, newest first. */
  readArticles: () => Promise<readonly Article[]>;
  /** The pictures and videos of the content, by name. */
  readMedia: () => Promise<Media>;
  /** The paths of all pages, without a language. */
  sitePaths: () => Promise<ReadonlySet<string>>;
  /** Logs an error of a page. */
  reportFailure: (error: unknown) => void;
  /** Sends the message of a form that was posted without JavaScript. */
  sendMessage: (input: unknown, signals: FormSignals) => Promise<SendOutcome>;
}

/** What pages read of a content folder. */
export function contentServices(
  content: Pick<ContentSource, 'read' | 'readDocument' | 'page' | 'articles' | 'media' | 'paths'>,
): Pick<
  PageServices,
  'readContent' | 'readDocument' | 'readPage' | 'readArticles' | 'readMedia' | 'sitePaths'
> {
  return {
    readContent: (definition) => content.read(definition),
    readDocument: (kind, slug) => content.readDocument(kind, slug),
    readPage: (path) => content.page(path),
    readArticles: () => content.articles(),
    readMedia: () => content.media(),
    sitePaths: () => content.paths(),
  };
}

export type SendOutcome =
  | { kind: 'accepted' }
  | { kind: 'invalid'; problems: FieldProblems }
  | { kind: 'failed'; status: number };

/** What the feed, the sitemap and the like may use. */
export type ResourceServices = Pick<
  PageServices,
  'origin' | 'year' | 'readContent' | 'readDocument' | 'readArticles' | 'readMedia' | 'sitePaths'
>;

/** A file that is made from the content. */
export interface Resource {
  /** Content type, with its charset. */
  type: string;
  body: string;
}
