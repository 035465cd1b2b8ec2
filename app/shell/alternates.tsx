import { addressIn } from '../language/address.ts';
import { DEFAULT_LANGUAGE, LANGUAGES } from '../language/languages.ts';

/** The same page in every language, for search engines; whoever speaks none of them is led to the English. */
export function Alternates({ path, origin }: { path: string; origin: string }) {
  return (
    <>
      {LANGUAGES.map(({ code }) => (
        <link key={code} rel="alternate" hrefLang={code} href={`${origin}${addressIn(code, path)}`} />
      ))}
      <link rel="alternate" hrefLang="x-default" href={`${origin}${addressIn(DEFAULT_LANGUAGE, path)}`} />
    </>
  );
}
