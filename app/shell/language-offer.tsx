import { useEffect, useState } from 'react';
import { useLanguage } from '../language/language-provider.tsx';
import { DEFAULT_LANGUAGE, directionOf, tagOf } from '../language/languages.ts';
import { languageToOffer, offerUrl, type Offer } from '../language/offers.ts';
import { readStoredLanguage, storeLanguage } from '../language/stored-language.ts';
import { untranslated } from '../language/text.ts';
import { Button } from '../ui/button.tsx';
import { useBrowserValue } from '../ui/use-browser-value.ts';

/**
 * Offers an English page in the language of the visitor's browser, once per visit. Either answer is stored as the chosen
 * language, so the offer does not return. A URL with a language prefix counts as a choice too.
 */
export function LanguageOffer() {
  const { code, hasLanguagePrefix, choose } = useLanguage();
  const [answered, setAnswered] = useState(false);
  const offered = useBrowserValue(offerHere);
  const [offer, setOffer] = useState<Offer>();
  const isWanted = offered && !answered && !hasLanguagePrefix && code === DEFAULT_LANGUAGE;
  useEffect(() => {
    if (!isWanted) return;
    fetch(offerUrl(offered))
      .then((response) => (response.ok ? response.json() : undefined))
      // Without the words there is nothing to offer.
      .then(setOffer, () => {});
  }, [isWanted, offered]);
  if (!isWanted || !offer) return null;
  const { question, yes, no } = offer;
  const answer = (act: () => void) => () => {
    setAnswered(true);
    act();
  };
  return (
    <aside
      className="offer"
      lang={tagOf(offered)}
      dir={directionOf(offered)}
      aria-label={untranslated(question)}
    >
      <div className="wrap">
        <p>{untranslated(question)}</p>
        <p className="acts">
          <Button look="line" small onClick={answer(() => choose(offered))}>
            {untranslated(yes)}
          </Button>
          <Button look="line" small onClick={answer(() => storeLanguage(DEFAULT_LANGUAGE))}>
            {untranslated(no)}
          </Button>
        </p>
      </div>
    </aside>
  );
}

let offerOfVisit: ReturnType<typeof languageToOffer> | null = null;

/** Decided on the first page of a visit: pages reached from within the site get no offer. */
function offerHere() {
  if (offerOfVisit !== null) return offerOfVisit;
  const first = !document.referrer.startsWith(`${window.location.origin}/`);
  offerOfVisit = first && !readStoredLanguage() ? languageToOffer(navigator.languages) : undefined;
  return offerOfVisit;
}
