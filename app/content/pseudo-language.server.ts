import { parseKey, type Dictionary, type Phrases } from '../language/dictionary.ts';
import { everyTextDictionary } from './every-text.server.ts';
import { LanguageFiles } from './language-files.server.ts';
import type { LanguageCode } from '../language/languages.ts';

/**
 * For development: shows one language as accented, longer English in brackets. What is not translatable stays plain, a
 * text that is cut off or put together from parts lacks a bracket, and what overflows shows before a translator writes it.
 */
export class PseudoLanguage extends LanguageFiles {
  readonly #code: LanguageCode;
  readonly #dictionary = everyTextDictionary(pseudo);

  constructor(code: LanguageCode, contentDir: string) {
    super(contentDir, () => {});
    this.#code = code;
  }

  override dictionary(code: LanguageCode): Dictionary {
    return code === this.#code ? this.#dictionary : super.dictionary(code);
  }

  override phrases(code: LanguageCode): Phrases {
    const phrases = super.phrases(code);
    if (code !== this.#code) return phrases;
    return Object.fromEntries(Object.keys(phrases).map((key) => [key, pseudo(parseKey(key).phrase)]));
  }
}

const ACCENTED = new Map(
  Array.from('AÀBƁCÇDÐEÉFƑGĜHĤIÎJĴKĶLĻMṀNÑOÖPÞQǪRŔSŠTŢUÛVṼWŴXẊYÝZŽ'.matchAll(/(.)(.)/gu)).flatMap(
    ([, plain = '', accented = '']) => [
      [plain, accented],
      [plain.toLowerCase(), accented.toLowerCase()],
    ],
  ),
);

/** How much longer than English translations tend to be. */
const GROWTH = 0.4;

/** `Save {amount}` becomes `[Šáṽé {amount} ~~~]`. */
export function pseudo(phrase: string): string {
  const accented = phrase.replace(/\{[\w.-]+\}|[A-Za-z]/g, (match) => ACCENTED.get(match) ?? match);
  return `[${accented} ${'~'.repeat(Math.ceil(phrase.length * GROWTH))}]`;
}
