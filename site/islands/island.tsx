import { use, type ComponentType } from 'react';
import { renderToString } from 'react-dom/server';
import { parseKey } from '../language/dictionary.ts';
import { SheetsContext } from '../styles/use-sheet.ts';
import { useLanguage } from '../language/use-language.ts';
import { translate } from '../language/translate.ts';
import { PHRASES } from 'virtual:island-phrases';
import { inlineJson } from '../inline-script.ts';
import { IslandRoot, type IslandData } from './island-root.tsx';

interface IslandProps<Props extends object> {
  /** Its module is `{name}.island.tsx` in the folder of its page. */
  name: string;
  component: ComponentType<Props>;
  props: Props;
  /**
   * Keys of English phrases that it may show besides the literals of its sources, which tools/build/island-phrases.ts
   * finds: the server sends their translations with it. One that is missing stays in English and is reported on the
   * console.
   */
  phrases: readonly string[];
}

/**
 * A part of a page that React runs in the browser (site/islands/mount.ts). The server renders it as a separate root,
 * with its own ids, so that the browser can hydrate it alone. Its data are JSON beside it.
 */
export function Island<Props extends object>({
  name,
  component,
  props,
  phrases: others,
}: IslandProps<Props>) {
  const phrases = [...(PHRASES[name] ?? []), ...others];
  const { code, dictionary, hasLanguagePrefix, values } = useLanguage();
  const translations = phrases.map((key) => {
    const { phrase, context } = parseKey(key);
    return [key, translate(dictionary, phrase, { names: [values.brand], context })] as const;
  });
  const written = Object.entries(values)
    .filter(([key]) => key === 'brand' || phrases.some((phrase) => phrase.includes(`{${key}}`)))
    .map(([key, value]) => [key, typeof value === 'function' ? value(code) : value]);
  const data: IslandData<Props> = {
    code,
    hasLanguagePrefix,
    ...(!dictionary.isSource && { phrases: Object.fromEntries(translations) }),
    values: Object.fromEntries(written),
    props,
  };
  // React's context does not reach into a separate root, whose sheets are the document's.
  const root = (
    <SheetsContext value={use(SheetsContext)}>
      <IslandRoot component={component} data={data} />
    </SheetsContext>
  );
  const html = renderToString(root, { identifierPrefix: `${name}-` });
  return (
    <>
      <div className="island" data-island={name} dangerouslySetInnerHTML={{ __html: html }} />
      <script
        type="application/json"
        data-props-of={name}
        dangerouslySetInnerHTML={{ __html: inlineJson(data) }}
      />
    </>
  );
}
