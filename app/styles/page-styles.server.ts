import { parseCssRules, rulesFor } from './css-rules.ts';
import fullStylesheet from './index.css?inline';

/**
 * Classes that scripts put into a page as it was sent. What else they put in comes with another page or a failure,
 * for which they load the whole sheet (stylesheets.client.ts). The browser tests look after
 * each visit for classes whose rules are not there (tests/e2e/test.ts).
 */
const PUT_IN_BY_SCRIPTS = [
  '.bar-fixed',
  '.dot-off',
  '.err',
  '.fonts',
  '.in-english',
  '.light',
  '.notice',
  '.notice-bad',
  '.offer',
];

/** Sections that search, filter or choose: their scripts may put any class of theirs into a page that has one. */
const LIVELY = import.meta.glob<string>('../sections/{faq,intel,pricing,sealwire,showcase}/*.css', {
  query: '?inline',
  import: 'default',
  eager: true,
});

/** In development the sheet is a file, so that an edit shows at once (server/dev.ts). */
const rules = import.meta.env.PROD ? parseCssRules(fullStylesheet) : [];

const lively = Object.values(LIVELY).map((section) => {
  const classes = classesOf(section);
  // What it shares with others does not tell that it is there.
  return { classes: [...classes], own: classes.difference(classesOf(fullStylesheet.replace(section, ''))) };
});

/**
 * Fills the document's style element with the rules that may apply to it, now or when its scripts have come.
 * That no page lacks one is tested on all of them (tests/e2e/page-styles.spec.ts).
 */
export function withStyles(html: string): string {
  const sent = new Set(classesIn(html));
  const later = lively.filter(({ own }) => !own.isDisjointFrom(sent)).flatMap(({ classes }) => classes);
  const names = new Set([...sent, ...later, ...PUT_IN_BY_SCRIPTS, ...languagesIn(html)]);
  const css = rulesFor({ names, characters: charactersIn(html) }, rules);
  return html.replace(PLACE, () => `<style id="styles">${css}</style>`);
}

const PLACE = '<style id="styles"></style>';

function classesIn(html: string): string[] {
  return Array.from(html.matchAll(/ class="([^"]+)"/g), ([, names = '']) =>
    names.split(' ').map((name) => `.${name}`),
  ).flat();
}

/** Beyond ASCII, without the names of languages in lists: browsers show those in a font of their own. */
function charactersIn(html: string): Set<string> {
  // In neither is there a `<`: React escapes it, and what is inlined is written without.
  return new Set(html.replaceAll(/<(?:option|script)\b[^<]*/g, '').match(/[^\p{ASCII}]/gu));
}

/** Those of texts: the choices of a list are shown in the face of the list. */
function languagesIn(html: string): string[] {
  return Array.from(html.matchAll(/<(?!option)[^<>]* lang="(\w+)/g), ([, code]) => `[lang|=${code}]`);
}

function classesOf(sheet: string): Set<string> {
  return new Set(Array.from(sheet.matchAll(/\.-?[a-z_][\w-]*/gi), ([name]) => name));
}
