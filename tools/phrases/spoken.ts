import { globSync, readFileSync } from 'node:fs';
import { ContentFolder } from '../../app/content/content-folder.server.ts';
import { fieldErrorPhrase } from '../../app/contact/field-errors.ts';
import { CONTACT_FIELDS } from '../../app/contact/message.ts';
import { RATE_LIMITED } from '../../app/shell/notice-phrases.ts';
import { CONTACT_NOTICES, JOIN_ACTION, JOIN_NOTICE } from '../../app/shell/notice-phrases.ts';
import type { ContentDefinition } from '../../app/content/schema.ts';
import type { Dictionary, Translation } from '../../app/language/dictionary.ts';
import { SITE_PAGES } from '../../app/routes.ts';
import type { SiteBuild } from '../../rendering/server/pages.ts';

/** Pages whose texts are wanted: every page of the site, and one that is none. */
const PATHS = [...SITE_PAGES.map(({ path }) => path), '/not-a-page'];

const FOR_ALL_PAGES: ReadonlySet<string> = new Set(['common.json', 'contact.json']);

/**
 * Every English phrase that the site can say: what its pages put to the translation function when they are
 * rendered on the server, what its components name in the source, and what is said only after an act.
 * Needs the build.
 */
export async function spokenPhrases(build: SiteBuild, contentDir: string): Promise<SpokenPhrases> {
  const shipped = new ContentFolder(contentDir, () => {});
  const defaults = new ContentFolder('no-such-folder', () => {});
  const fail = () => Promise.reject(new Error('no content'));
  // What every page needs is there; what it shows itself is not.
  const failing = {
    read: (one: ContentDefinition) => (FOR_ALL_PAGES.has(one.name) ? defaults.read(one) : fail()),
    readDocument: fail,
  } as Pick<ContentFolder, 'read' | 'readDocument'>;
  const opened: [string, ReadonlySet<string>][] = [];
  const later = new Set([...phrasesInSource(), ...phrasesAfterAnAct()]);
  for (const path of PATHS) {
    opened.push([path, await listen(build, path, shipped)]);
    for (const content of [defaults, failing]) {
      for (const phrase of await listen(build, path, content)) later.add(phrase);
    }
  }
  const byPage = new Map(opened);
  return { byPage, later: later.difference(union([...byPage.values()])) };
}

export interface SpokenPhrases {
  /** What each page says when it is opened, with the shipped content. */
  byPage: ReadonlyMap<string, ReadonlySet<string>>;
  /** What no page says when it is opened, only after an act or a failure. */
  later: ReadonlySet<string>;
}

/** All of them, each once. */
export function everyPhrase({ byPage, later }: SpokenPhrases): ReadonlySet<string> {
  return union([later, ...byPage.values()]);
}

function union(sets: readonly ReadonlySet<string>[]): ReadonlySet<string> {
  return sets.reduce<ReadonlySet<string>>((all, one) => all.union(one), new Set());
}

async function listen(
  build: SiteBuild,
  path: string,
  content: Pick<ContentFolder, 'read' | 'readDocument'>,
): Promise<ReadonlySet<string>> {
  const usedPhrases = new Set<string>();
  await build.renderPage(
    { path, language: 'en', hasLanguagePrefix: false },
    {
      dictionary: listeningBook(usedPhrases),
      interactionPhrases: [],
      origin: 'http://site.example',
      year: 2026,
      backend: { url: '', key: '' },
      readContent: (definition) => content.read(definition),
      readDocument: (kind, slug) => content.readDocument(kind, slug),
      // Some pages are made to fail, and what they fail with is nobody's concern here.
      reportFailure: () => {},
      sendMessage: () => Promise.resolve({ kind: 'accepted' }),
    },
  );
  return usedPhrases;
}

/** A dictionary that knows nothing and notes down what it is asked for. */
function listeningBook(usedPhrases: Set<string>): Dictionary {
  const memory = new Map<string, Translation>();
  memory.get = (key) => {
    usedPhrases.add(key.slice(key.lastIndexOf('\n\n') + 1).trim());
    return undefined;
  };
  memory.set = () => memory;
  return { byText: new Map(), byFirstWord: new Map(), memory };
}

/** `t('…')` with a literal: dialogs and buttons of a state that no first rendering shows. */
function phrasesInSource(): string[] {
  return globSync('{app,rendering}/**/*.{ts,tsx}', { exclude: ['**/*.test.*'] }).flatMap((path) =>
    Array.from(
      readFileSync(path, 'utf8').matchAll(/\bt\(\s*(['"])((?:\\.|(?!\1)[^\\])*)\1/g),
      ([, , phrase = '']) => phrase.replaceAll("\\'", "'"),
    ),
  );
}

function phrasesAfterAnAct(): string[] {
  const notices = [...Object.values(CONTACT_NOTICES), JOIN_NOTICE].flatMap(({ title, text }) => [
    title,
    text,
  ]);
  const problems = ['required', 'too-long', 'email', 'company-type', 'wrong-type'] as const;
  const errors = CONTACT_FIELDS.flatMap((field) =>
    problems.map((problem) => fieldErrorPhrase(field, problem)),
  );
  return [...notices, JOIN_ACTION, ...errors, RATE_LIMITED.hint];
}
