import layoutSheet from '../../blocks/layout.css?inline';
import { DEFAULT_LANGUAGE, type LanguageCode } from '../../language/languages.ts';
import buttonSheet from '../../ui/button.css?inline';
import dialogSheet from '../../ui/dialog.css?inline';
import fieldSheet from '../../ui/form/field.css?inline';
import type { Sheets } from '../../styles/use-sheet.ts';
import baseSheet from '../../styles/base.css?inline';
import languagesSheet from '../../styles/languages.css?inline';
import displayStandIns from '../../styles/stand-ins/display.css?inline';
import sansStandIns from '../../styles/stand-ins/sans.css?inline';
import tokensSheet from '../../styles/tokens.css?inline';

/** The sheets of every document, including those for elements that scripts may show on any page. */
const BASE = [tokensSheet, baseSheet, buttonSheet, dialogSheet, fieldSheet];

/** The sheets of languages. A file is named after the languages that need it, such as `ja-ko-zh.css`. */
const OF_LANGUAGES = Object.entries(
  import.meta.glob<string>('../../styles/languages/*.css', {
    query: '?inline',
    import: 'default',
    eager: true,
  }),
);

/**
 * The sheets of a document before its components add theirs. They come after the blocks' sheets, because languages override
 * blocks.
 */
export function sheetsOf(language: LanguageCode): Sheets {
  const ofLanguage = OF_LANGUAGES.filter(([path]) => codesOf(path).includes(language)).map(([, css]) => css);
  const general = language === DEFAULT_LANGUAGE ? [] : [languagesSheet];
  const late = [...general, ...ofLanguage, displayStandIns, sansStandIns];
  return new Map([
    ...BASE.map((css) => [css, 'base'] as const),
    [layoutSheet, 'blocks'],
    ...late.map((css) => [css, 'page'] as const),
  ]);
}

function codesOf(path: string): string[] {
  return path.slice('../../styles/languages/'.length, -'.css'.length).split('-');
}
