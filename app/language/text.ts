declare const translated: unique symbol;

/**
 * A text that has been through the translation function (or needs none: a name, a figure). The
 * components of `ui/` take only this, so that an English literal does not compile there.
 */
export type Text = string & { readonly [translated]: true };

/** Marks what is the same in every language: brand names, tickers, figures, addresses. */
export function untranslated(value: string): Text {
  return value as Text;
}

/** What a phrase's placeholders stand for: `{year}` by `{ year: 2026 }`. */
export type PhraseValues = Readonly<Record<string, string | number>>;

/** Fills in the placeholders of a text; one without a value stays as it is. */
export function fill(source: string, values: PhraseValues): string {
  return source.replace(/\{(\w+)\}/g, (placeholder, name: string) => String(values[name] ?? placeholder));
}
