import type { DocumentOf } from '../../content/document-facts.ts';
import { useLanguage } from '../../language/language-provider.tsx';
import { untranslated } from '../../language/text.ts';
import { useTranslate } from '../../language/use-translate.ts';
import { Contents } from './contents.tsx';
import { EnglishOnly } from './english-only.tsx';
import { Prose } from './prose.tsx';

/** A legal text: its sections at the side, its date above, and a form that prints as a document. */
export function LegalText({ facts, blocks }: DocumentOf<'legal'>) {
  const t = useTranslate();
  const { code } = useLanguage();
  return (
    <article className="wrap legal">
      <header>
        <h1>{t(facts.title)}</h1>
        {facts.updated && (
          <p className="meta">
            <b>{t('Last updated')}</b>
            <time dateTime={facts.updated}>{untranslated(longDate(facts.updated, code))}</time>
          </p>
        )}
        <EnglishOnly />
      </header>
      <Contents blocks={blocks} />
      <Prose blocks={blocks} />
    </article>
  );
}

/** Gregorian and with Latin digits in every language: `fa` and `th` default to calendars of their own. */
function longDate(day: string, language: string): string {
  const format = new Intl.DateTimeFormat(language, {
    dateStyle: 'long',
    timeZone: 'UTC',
    calendar: 'gregory',
    numberingSystem: 'latn',
  });
  return format.format(new Date(`${day}T00:00:00Z`));
}
