import { DEFAULT_LANGUAGE, directionOf, tagOf, type LanguageCode } from '../../language/languages.ts';
import { languageToOffer, offerUrl, type Offer } from '../../language/offers.ts';
import { readStoredLanguage, storeLanguage } from '../../language/stored-language.ts';
import { choose } from './language.ts';

/**
 * Offers an English page in the language of the visitor's browser, on the first page of a visit. Either answer is
 * stored as the chosen language, so the offer does not return.
 */
export async function offerLanguage(): Promise<void> {
  const isFirst = !document.referrer.startsWith(`${window.location.origin}/`);
  if (!isFirst || readStoredLanguage()) return;
  const code = languageToOffer(navigator.languages);
  if (!code) return;
  // Without its words the offer is not shown.
  const response = await fetch(offerUrl(code)).catch(() => undefined);
  if (response?.ok) show(code, await response.json());
}

function show(code: LanguageCode, { question, yes, no }: Offer) {
  const aside = element('aside', { className: 'offer', lang: tagOf(code), dir: directionOf(code) });
  aside.ariaLabel = question;
  const answer = (words: string, act: () => void) => {
    const button = element('button', { type: 'button', className: 'btn btn-line btn-small' }, words);
    button.addEventListener('click', () => {
      aside.remove();
      act();
    });
    return button;
  };
  const acts = element(
    'p',
    { className: 'acts' },
    answer(yes, () => choose(code)),
    answer(no, () => storeLanguage(DEFAULT_LANGUAGE)),
  );
  aside.append(element('div', { className: 'wrap spread' }, element('p', {}, question), acts));
  document.querySelector('.prompts')?.prepend(aside);
}

/** The site's policy forbids HTML in strings. */
function element<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  properties: Partial<HTMLElementTagNameMap[Tag]>,
  ...children: (Node | string)[]
): HTMLElementTagNameMap[Tag] {
  const made = Object.assign(document.createElement(tag), properties);
  made.append(...children);
  return made;
}
