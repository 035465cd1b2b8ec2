import { useMemo, type ComponentType } from 'react';
import {
  compileDictionary,
  EMPTY_DICTIONARY,
  type Dictionary,
  type Phrases,
} from '../language/dictionary.ts';
import { LanguageProvider, type SiteValues } from '../language/use-language.ts';
import type { LanguageCode } from '../language/languages.ts';

/** What the server and the browser render an island from; JSON beside the island in the document. */
export interface IslandData {
  code: LanguageCode;
  hasLanguagePrefix: boolean;
  /** The translations of its phrases, by key; absent in English. */
  phrases?: Phrases;
  /** Values of placeholders, as the page's language writes them. */
  values: SiteValues;
  props: object;
}

interface IslandRootProps {
  component: ComponentType<object>;
  data: IslandData;
}

/** An island with its language: the same on both sides, so that the browser finds what the server rendered. */
export function IslandRoot({ component: Island, data }: IslandRootProps) {
  const { code, hasLanguagePrefix, phrases, values, props } = data;
  const language = useMemo(
    () => ({
      code,
      hasLanguagePrefix,
      values,
      dictionary: phrases ? dictionaryOf(phrases) : EMPTY_DICTIONARY,
    }),
    [code, hasLanguagePrefix, values, phrases],
  );
  return (
    <LanguageProvider value={language}>
      <Island {...props} />
    </LanguageProvider>
  );
}

function dictionaryOf(phrases: Phrases): Dictionary {
  const onMiss = (phrase: string) =>
    console.error(`"${phrase}" is not among the phrases of its island and stays in English`);
  return { ...compileDictionary(phrases), onMiss };
}
