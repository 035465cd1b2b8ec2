import { useTranslate } from '../../language/use-translate.ts';

/**
 * Offers before filing: Securities Act, section 5(c), with section 5(d) and Rule 163B for certain institutions.
 * After filing: section 5(b)(1) and Rule 134. After the listing: 25 days, Rule 174(d).
 */
const STRETCHES = [
  {
    when: 'Before you file',
    text: 'Offers are not allowed, apart from talks with certain institutional investors. An interview or a forecast can count as an offer.',
  },
  {
    when: 'While the SEC reviews',
    text: 'Written offers are tied to the prospectus. A release about the offering may say little more than a short list of facts.',
  },
  {
    when: 'After the listing',
    text: 'The quiet commonly lasts 25 days more. Counsel names the day on which you may speak as usual.',
  },
];

/**
 * The page's inverted band. The safe harbor for forward-looking statements leaves out those made in connection
 * with an initial public offering: Securities Act, section 27A(b)(2)(D).
 */
export function QuietPeriod() {
  const t = useTranslate();
  return (
    <section className="insert band">
      <div className="wrap split">
        <div>
          <h2>{t('The usual safe harbor does not cover an IPO')}</h2>
          <p>
            {t(
              'US law protects certain forecasts of companies that already report. It leaves out statements made in connection with an initial public offering, and adding the usual legend does not change that.',
            )}
          </p>
        </div>
        <div>
          <dl className="ledger">
            {STRETCHES.map(({ when, text }) => (
              <div key={when}>
                <dt>{t(when)}</dt>
                <dd>{t(text)}</dd>
              </div>
            ))}
          </dl>
          <p className="total">
            {t(
              '{brand} drafts and keeps texts. It does not judge whether a sentence is an offer: have counsel approve every public statement.',
            )}
          </p>
        </div>
      </div>
    </section>
  );
}
