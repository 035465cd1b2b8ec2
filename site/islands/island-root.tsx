import { createElement, useMemo, type ComponentType } from 'react';
import {
  compileDictionary,
  EMPTY_DICTIONARY,
  type Dictionary,
  type Phrases,
} from '../language/dictionary.ts';
import type { Fields } from '../browser/typed/fields.ts';
import { LanguageProvider, type SiteValues } from '../language/use-language.ts';
import type { LanguageCode } from '../language/languages.ts';
import { Restart } from './restart.tsx';

/** The data that server and browser render an island from, as JSON beside the island in the document. */
export interface IslandData<Props extends object> {
  code: LanguageCode;
  hasLanguagePrefix: boolean;
  /** The translations of its phrases, by key; absent in English. */
  phrases?: Phrases;
  /** Values of placeholders, as the page's language writes them. */
  values: SiteValues;
  props: Props;
}

interface IslandRootProps<Props extends object> {
  component: ComponentType<Props>;
  data: IslandData<Props>;
  /** Set in the browser only. */
  typed?: Fields;
}

/** An island with its language: the same on both sides, so that the browser finds what the server rendered. */
export function IslandRoot<Props extends object>({ component, data, typed }: IslandRootProps<Props>) {
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
      <Restart typed={typed}>{createElement(component, props)}</Restart>
    </LanguageProvider>
  );
}

function dictionaryOf(phrases: Phrases): Dictionary {
  const onMiss = (phrase: string) =>
    console.error(`"${phrase}" is not among the phrases of its island and stays in English`);
  return { ...compileDictionary(phrases), onMiss };
}
