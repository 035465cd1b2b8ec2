export interface DictionaryFault {
  phrase: string;
  fault: 'missing' | 'empty' | 'other placeholders than the English' | 'said nowhere';
}

/** Compares a dictionary with what the site says. Texts without a letter are the same in every language. */
export function checkDictionary(
  dictionary: Readonly<Record<string, string>>,
  spoken: ReadonlySet<string>,
): DictionaryFault[] {
  const missing = [...spoken]
    .filter((phrase) => /\p{L}/u.test(phrase.replace(/\{\w+\}/g, '')) && dictionary[phrase] === undefined)
    .map((phrase) => ({ phrase, fault: 'missing' }) as const);
  const wrong = Object.entries(dictionary).flatMap(([phrase, translation]): DictionaryFault[] => {
    if (!spoken.has(phrase)) return [{ phrase, fault: 'said nowhere' }];
    if (translation.trim() === '') return [{ phrase, fault: 'empty' }];
    if (placeholders(phrase) !== placeholders(translation)) {
      return [{ phrase, fault: 'other placeholders than the English' }];
    }
    return [];
  });
  return [...missing, ...wrong];
}

function placeholders(text: string): string {
  return (text.match(/\{\w+\}/g) ?? []).toSorted().join();
}
