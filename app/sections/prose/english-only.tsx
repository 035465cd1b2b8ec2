import { useLanguage } from '../../language/language-provider.tsx';
import { DEFAULT_LANGUAGE } from '../../language/languages.ts';
import { useTranslate } from '../../language/use-translate.ts';

/** Tells readers of other languages that what follows is not in theirs. */
export function EnglishOnly() {
  const t = useTranslate();
  if (useLanguage().code === DEFAULT_LANGUAGE) return null;
  return <p className="in-english">{t('This text is available in English only.')}</p>;
}
