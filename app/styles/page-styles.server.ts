import { parseCssRules, rulesFor } from './css-rules.ts';
import fullStylesheet from './index.css?inline';

/**
 * Classes that scripts add to the first page. All others appear only after a navigation or a failure, for which the full
 * stylesheet is loaded (stylesheets.client.ts). The browser tests search each page for classes without rules
 * (tests/e2e/test.ts).
 */
const ADDED_BY_SCRIPTS = [
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

/** Sections with searches, filters or choices: their scripts may add any class of the section's stylesheet. */
const INTERACTIVE_SECTIONS = import.meta.glob<string>(
  '../sections/{faq,intel,pricing,sealwire,showcase}/*.css',
  {
    query: '?inline',
    import: 'default',
    eager: true,
  },
);

/** In development the stylesheet is a file, so that edits show at once (server/dev.ts). */
const rules = import.meta.env.PROD ? parseCssRules(fullStylesheet) : [];

const interactive = Object.values(INTERACTIVE_SECTIONS).map((section) => {
  const classes = classesOf(section);
  // A class that other stylesheets use too does not prove that the section is on the page.
  return { classes: [...classes], own: classes.difference(classesOf(fullStylesheet.replace(section, ''))) };
});

/**
 * Inlines the rules that may apply to a document, before and after its scripts run. tests/e2e/page-styles.spec.ts checks
 * on all pages that none is missing.
 */
export function withStyles(html: string): string {
  const sent = new Set(classesIn(html));
  const later = interactive.filter(({ own }) => !own.isDisjointFrom(sent)).flatMap(({ classes }) => classes);
  const names = new Set([...sent, ...later, ...ADDED_BY_SCRIPTS, ...languagesIn(html)]);
  const css = rulesFor({ names, characters: charactersIn(html) }, rules);
  return html.replace(PLACEHOLDER, () => `<style id="styles">${css}</style>`);
}

const PLACEHOLDER = '<style id="styles"></style>';

function classesIn(html: string): string[] {
  return Array.from(html.matchAll(/ class="([^"]+)"/g), ([, names = '']) =>
    names.split(' ').map((name) => `.${name}`),
  ).flat();
}

/** Non-ASCII characters, without options of selects, which browsers draw in a font of their own. */
function charactersIn(html: string): Set<string> {
  // Neither contains a "<": React escapes it, and the inline scripts have none.
  return new Set(html.replaceAll(/<(?:option|script)\b[^<]*/g, '').match(/[^\p{ASCII}]/gu));
}

/** Languages of texts, without options of selects, which use the font of the select. */
function languagesIn(html: string): string[] {
  return Array.from(html.matchAll(/<(?!option)[^<>]* lang="(\w+)/g), ([, code]) => `[lang|=${code}]`);
}

function classesOf(sheet: string): Set<string> {
  return new Set(Array.from(sheet.matchAll(/\.-?[a-z_][\w-]*/gi), ([name]) => name));
}
