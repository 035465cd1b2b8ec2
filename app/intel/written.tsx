import { isoDate } from '../content/dates.ts';
import { useFormat } from '../language/use-format.ts';
import { useLanguage } from '../language/language-provider.tsx';
import { DEFAULT_LANGUAGE } from '../language/languages.ts';
import { untranslated } from '../language/text.ts';
import { useTranslate } from '../language/use-translate.ts';

/** A date as English texts write it, `Sept 1, 2025`, in the visitor's language. Other words are a phrase. */
export function WrittenDate({ date }: { date: string }) {
  const t = useTranslate();
  const format = useFormat();
  const { code } = useLanguage();
  const day = isoDate(date);
  if (!day) return t(date);
  return code === DEFAULT_LANGUAGE ? untranslated(date) : format.date(day);
}

/** `5 min read` in the visitor's language. Other words are a phrase. */
export function ReadTime({ text }: { text: string }) {
  const t = useTranslate();
  const minutes = /^(\d+) min read$/.exec(text)?.[1];
  if (!minutes || minutes === '1') return t(text);
  return t('{minutes} min read', { minutes });
}
