import { Checks } from '../../illustrations/checks.tsx';
import { useTranslate } from '../../language/use-translate.ts';
import { SectionHead } from '../headings.tsx';

/** The kinds of registry entry, with those of a made-up credit whose serial number exists in no registry. */
const STEPS = [
  {
    name: 'Issued',
    what: 'After verification a registry enters the credit with a serial number, a project and a vintage year.',
    entries: [{ what: 'Project developer', state: 'Mar 4' }],
  },
  {
    name: 'Transferred',
    what: 'It passes from account to account of the registry, as often as it is sold. The serial number stays.',
    entries: [
      { what: 'Broker', state: 'May 19' },
      { what: 'Buyer', state: 'May 30' },
    ],
  },
  {
    name: 'Retired',
    what: 'It leaves circulation for good, on behalf of a named user. Only a retired credit carries a claim.',
    entries: [{ what: 'Out of circulation', state: 'Jun 11' }],
  },
];
const SERIAL = 'EX-2025-000118';

const QUESTIONS = [
  'Which registry holds it, and under which serial numbers?',
  'By which method was it measured, and who verified it?',
  'Which year is its vintage?',
  'When was it retired, and on whose behalf?',
];

/** The life of a carbon credit, and what to ask about one. */
export function CreditLife() {
  const t = useTranslate();
  return (
    <section className="wrap section credit">
      <SectionHead
        heading="A carbon credit can be used once"
        text="It stands for one metric ton of carbon dioxide or its equivalent, avoided or removed. What keeps it from being counted twice is a registry: three kinds of entry, in this order."
      />
      <figure className="panel">
        <p className="data-head">
          <b>{t('One credit, four entries')}</b>
          <bdi dir="ltr">{SERIAL}</bdi>
        </p>
        <ol className="credit-life">
          {STEPS.map(({ name, what, entries }) => (
            <li key={name}>
              <b>{t(name)}</b>
              <p>{t(what)}</p>
              <Checks items={entries} />
            </li>
          ))}
        </ol>
        <figcaption>
          {t('Illustration with an example credit. It belongs to no company and to no registry.')}
        </figcaption>
      </figure>
      <div className="credit-ask">
        <h3>{t('What to ask of any credit')}</h3>
        <ol>
          {QUESTIONS.map((question) => (
            <li key={question}>{t(question)}</li>
          ))}
        </ol>
      </div>
    </section>
  );
}
