declare const translated: unique symbol;

/**
 * A text that is translated or needs no translation, such as a name or a figure. Components of `ui/` accept only this, so
 * an English literal does not compile there.
 */
export type Text = string & { readonly [translated]: true };

/** Marks a text that is the same in every language: brand names, tickers, figures, URLs. */
export function untranslated(value: string): Text {
  return value as Text;
}

/** Values of placeholders: `{ year: 2026 }` for `{year}`. */
export type PhraseValues = Readonly<Record<string, string | number>>;

/** Replaces the placeholders of a text; those without a value stay. */
export function fill(source: string, values: PhraseValues): string {
  return source.replace(/\{([\w.-]+)\}/g, (placeholder, name: string) => {
    if (Object.hasOwn(values, name)) return String(values[name]);
    return PRICE.test(name) ? '—' : placeholder;
  });
}

/** The price of a plan that has none: a dash claims nothing. */
const PRICE = /^(?:price|annual|saving)\./;
