import { Component, useMemo, type ComponentType, type ReactNode } from 'react';
import {
  compileDictionary,
  EMPTY_DICTIONARY,
  type Dictionary,
  type Phrases,
} from '../language/dictionary.ts';
import { LanguageProvider } from '../language/language-provider.tsx';
import type { LanguageCode } from '../language/languages.ts';
import { SiteValuesProvider, type SiteValues } from '../language/use-translate.ts';

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
    () => ({ code, hasLanguagePrefix, dictionary: phrases ? dictionaryOf(phrases) : EMPTY_DICTIONARY }),
    [code, hasLanguagePrefix, phrases],
  );
  return (
    <LanguageProvider value={language}>
      <SiteValuesProvider value={values}>
        <Island {...props} />
      </SiteValuesProvider>
    </LanguageProvider>
  );
}

function dictionaryOf(phrases: Phrases): Dictionary {
  const onMiss = (phrase: string) =>
    console.error(`"${phrase}" is not in app/islands/island-phrases.ts and stays in English`);
  return { ...compileDictionary(phrases), onMiss };
}

interface RestartProps {
  children: ReactNode;
}

/**
 * Renders its children anew when another script has changed their elements so that React cannot update them. Its only
 * child must render one element, which React can remove whatever is inside.
 */
export class Restart extends Component<RestartProps, { starts: number; error?: unknown }> {
  override state: { starts: number; error?: unknown } = { starts: 0 };

  static getDerivedStateFromError(error: unknown) {
    return { error: error ?? new Error() };
  }

  override componentDidCatch() {
    // An error in the island's own code comes back at once: the root then gives up (app/islands/hydrate.tsx).
    this.setState(({ starts }) => ({ starts: starts + 1, error: undefined }));
  }

  override render() {
    const { error, starts } = this.state;
    if (error && starts >= MOST_RESTARTS) throw error;
    return error ? null : (
      <div key={starts} className="island">
        {this.props.children}
      </div>
    );
  }
}

/** Another script that changes elements again and again must not keep a visitor's processor busy. */
const MOST_RESTARTS = 20;
