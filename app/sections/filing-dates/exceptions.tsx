import type { FilingDatesContent } from '../../content/files/filing-dates.ts';
import { untranslated } from '../../language/text.ts';
import { useTranslate } from '../../language/use-translate.ts';
import { Headline } from '../headline.tsx';

/** Items of Form 8-K that are not simply due after four business days. */
export function Exceptions({ title, items }: FilingDatesContent['exceptions']) {
  const t = useTranslate();
  return (
    <section className="wrap section due exceptions">
      <Headline level={2} text={t(title)} />
      <dl>
        {items.map((item) => (
          <div key={item.items}>
            <dt translate="no">{untranslated(item.items)}</dt>
            <dd>{t(item.description)}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
