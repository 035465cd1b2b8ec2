import { EventClock } from '../../illustrations/event-clock.tsx';
import { useTranslate } from '../../language/use-translate.ts';

const WORK = [
  {
    title: 'Crisis management',
    text: 'A first statement is drafted before you need it. On the day the facts go in, and counsel reads it before anyone else does.',
  },
  {
    title: 'Current reports',
    text: 'Help with drafting a Form 8-K. Whether the event is reportable, and since when, is for your counsel to say.',
  },
  {
    title: 'Press release syndication',
    text: 'An approved release goes out by syndication. Material news told to a few must reach everyone: under Regulation FD at the same time if it was meant, promptly if it was not.',
  },
];

/** What happens unannounced: four business days, counted out, and the work that has to fit into them. */
export function OtherDays() {
  const t = useTranslate();
  return (
    <section className="wrap section other-days">
      <div className="head">
        <h2>{t('The days you do not')}</h2>
        <p>{t('A form is due four business days after most reportable events. Rumors are quicker.')}</p>
      </div>
      <EventClock />
      <dl className="trio">
        {WORK.map(({ title, text }) => (
          <div key={title}>
            <dt>{t(title)}</dt>
            <dd>{t(text)}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
