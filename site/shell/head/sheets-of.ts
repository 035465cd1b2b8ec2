import layoutSheet from '../../blocks/layout.css?inline';
import { slugOfFile } from '../../content/documents/documents.ts';
import { DEFAULT_LANGUAGE, type LanguageCode } from '../../language/languages.ts';
import baseSheet from '../../styles/base.css?inline';
import languagesSheet from '../../styles/languages.css?inline';
import displayStandIns from '../../styles/stand-ins/display.css?inline';
import sansStandIns from '../../styles/stand-ins/sans.css?inline';
import textStandIns from '../../styles/stand-ins/text.css?inline';
import tokensSheet from '../../styles/tokens.css?inline';
import buttonSheet from '../../ui/button.css?inline';
import footerSheet from '../footer.css?inline';
import headerSheet from '../header.css?inline';

const OF_COMPONENTS = Object.entries(
  import.meta.glob<string>(
    ['/site/{language,ui,blocks,drawings,prose,pages}/**/*.css', '!/site/ui/notice.css'],
    { query: '?inline', import: 'default', eager: true },
  ),
);

/** The sheets of some folders, each by its root class, after which its file is named. */
function sheetsIn(...folders: string[]): ReadonlyMap<string, string> {
  const own = OF_COMPONENTS.filter(([path]) => folders.includes(path.split('/')[2] ?? ''));
  return new Map(own.map(([path, css]) => [slugOfFile(path), css]));
}

const UI = sheetsIn('language', 'ui');
const BLOCKS = sheetsIn('blocks');
const PARTS = sheetsIn('drawings', 'prose', 'pages');

/** A file is named after the languages that need it, such as `ja-ko-zh.css`. */
const OF_LANGUAGES = Object.entries(
  import.meta.glob<string>('/site/styles/languages/*.css', {
    query: '?inline',
    import: 'default',
    eager: true,
  }),
);

/**
 * All sheets of a document as one. Of components it has those whose root class is in the document, in the order in which
 * the document names them; blocks come after `ui`, then languages, which override blocks, and parts of pages.
 */
export function sheetsOf(language: LanguageCode, markup: string): string {
  const lists = Array.from(markup.matchAll(/ class="([^"]*)"/g), ([, list = '']) => list.split(' '));
  const classes = [...new Set(lists.flat())];
  const named = (sheets: typeof UI) => classes.flatMap((name) => sheets.get(name) ?? []);
  const blocks = named(BLOCKS);
  const parts = named(PARTS);
  const ofLanguage = OF_LANGUAGES.flatMap(([path, css]) =>
    slugOfFile(path).split('-').includes(language) ? css : [],
  );
  const hasTextFace = [...blocks, ...parts].some((css) => /var\(--(?:type-quote|serif-text)\)/.test(css));
  return [
    tokensSheet,
    baseSheet,
    buttonSheet,
    headerSheet,
    footerSheet,
    ...named(UI),
    layoutSheet,
    ...blocks,
    language === DEFAULT_LANGUAGE ? '' : languagesSheet,
    ...ofLanguage,
    displayStandIns,
    sansStandIns,
    hasTextFace ? textStandIns : '',
    ...parts,
  ].join('');
}
