import { useState, useSyncExternalStore } from 'react';
import { useLanguage } from '../language/language-provider.tsx';
import { DEFAULT_LANGUAGE, directionOf } from '../language/languages.ts';
import { languageToOffer, OFFERS } from '../language/offers.ts';
import { readStored, store } from '../language/stored-language.ts';
import { untranslated } from '../language/text.ts';
import { Button } from '../ui/button.tsx';

/**
 * Offers an English page in the language of the visitor's browser, once in a visit and never again after an
 * answer: either one is a choice of language, and kept as that. An address with a language is a choice too.
 */
export function LanguageOffer() {
  const { code, addressed, choose } = useLanguage();
  const [answered, setAnswered] = useState(false);
  const offered = useSyncExternalStore(never, offerHere, () => undefined);
  if (!offered || answered || addressed || code !== DEFAULT_LANGUAGE) return null;
  const { question, yes, no } = OFFERS[offered];
  const answer = (act: () => void) => () => {
    setAnswered(true);
    act();
  };
  return (
    <aside className="offer" lang={offered} dir={directionOf(offered)} aria-label={untranslated(question)}>
      <div className="wrap">
        <p>{untranslated(question)}</p>
        <p className="acts">
          <Button look="line" small onClick={answer(() => choose(offered))}>
            {untranslated(yes)}
          </Button>
          <Button look="line" small onClick={answer(() => store(DEFAULT_LANGUAGE))}>
            {untranslated(no)}
          </Button>
        </p>
      </div>
    </aside>
  );
}

let offerOfVisit: ReturnType<typeof languageToOffer> | null = null;

/** Decided at the visit's first page: a page that is reached from another of the site has been offered before. */
function offerHere() {
  if (offerOfVisit !== null) return offerOfVisit;
  const first = !document.referrer.startsWith(`${window.location.origin}/`);
  offerOfVisit = first && !readStored() ? languageToOffer(navigator.languages) : undefined;
  return offerOfVisit;
}

function never() {
  return () => {};
}
