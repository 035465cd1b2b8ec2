import type { FilingDatesContent } from '../../content/files/filing-dates.ts';
import { untranslated } from '../../language/text.ts';
import { useTranslate } from '../../language/use-translate.ts';
import { EVENTS } from '../../tools/filing-dates/events.ts';
import { Headline } from '../../blocks/headline.tsx';

/** Items of Form 8-K that are not simply due after four business days. */
export function Exceptions({ title, items }: FilingDatesContent['exceptions']) {
  const t = useTranslate();
  return (
    <section className="wrap section about due-notes exceptions">
      <Headline level={2} text={t(title)} />
      <dl className="ledger">
        {items.map((item) => (
          <div key={item.items}>
            <dt lang="en" translate="no">
              <bdi dir="ltr">{untranslated(item.items)}</bdi>{' '}
              {captionsOf(item.items).map((caption) => (
                <span key={caption}>{untranslated(caption)} </span>
              ))}
            </dt>
            <dd>{t(item.description)}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

/** How Form 8-K names the items of a list, "5.04, 5.05"; nothing for rules that are not its items. */
function captionsOf(items: string): string[] {
  return items.split(', ').flatMap((item) => EVENTS.find(({ id }) => id === item)?.caption ?? []);
}
