import { useTranslate } from '../../language/use-translate.ts';
import type { Company } from './company-page.tsx';

interface Rule {
  title: string;
  what: string;
  /** Where it stands: the Securities Act of 1933 and the rules under it, 17 CFR part 230. */
  source?: string;
}

const ALLOWED: readonly Rule[] = [
  {
    title: 'Ordinary business news',
    what: 'Facts about products and services, released as regularly as before and meant for customers and suppliers.',
    source: 'Rule 169',
  },
  {
    title: 'Talk long before a filing',
    what: 'More than 30 days ahead of it, without a word about the offering, and with care that it does not spread later.',
    source: 'Rule 163A',
  },
  {
    title: 'A short notice',
    what: 'That a registered offering is planned, with the few details on the list and no underwriter named.',
    source: 'Rule 135',
  },
  {
    title: 'Soundings of institutions',
    what: 'With qualified institutional buyers and institutional accredited investors only.',
    source: 'Rule 163B',
  },
];

const NOT_ALLOWED: readonly Rule[] = [
  {
    title: 'An offer to the public',
    what: 'Not before a registration statement is filed, unless an exemption holds.',
    source: 'Securities Act, section 5(c)',
  },
  {
    title: 'Forecasts under the same cover',
    what: 'Forward-looking information is outside the rule for ordinary business news, and the statutory safe harbor leaves out initial public offerings.',
    source: 'Rule 169; Securities Act, section 27A',
  },
  {
    title: 'Advertising a private placement',
    what: 'Not under rule 506(b). Under rule 506(c) only if every buyer is accredited, and that is verified.',
    source: 'Rules 502(c), 506',
  },
  {
    title: 'A token announced as something else',
    what: 'Whether a digital asset is a security is a legal question. It is answered before the announcement, not by it.',
  },
];

/** What a company may say before an offering, and what may not. */
export function BeforeAnOffering({ company }: { company: Company }) {
  const t = useTranslate();
  return (
    <section className="wrap section solutions offering">
      <h2>{t('Before an offering, words can be an offer')}</h2>
      <p className="lead">
        {t(
          'Before an offering, any company may speak. In the United States, what it may not do is offer securities to the public before a registration statement is filed.',
        )}
      </p>
      <div className="twin">
        <Rules title={t('It can say')} rules={ALLOWED} />
        <Rules title={t('It cannot say')} rules={NOT_ALLOWED} />
      </div>
      <p className="meta">
        {t(
          'General law of the United States, in outline. Nothing here says that {company} plans an offering. Counsel decides each case.',
          { company: company.company_name },
        )}
      </p>
    </section>
  );
}

function Rules({ title, rules }: { title: string; rules: readonly Rule[] }) {
  const t = useTranslate();
  return (
    <div>
      <h3>{title}</h3>
      <ul>
        {rules.map(({ title: name, what, source }) => (
          <li key={name}>
            <b>{t(name)}</b>
            {t(what)}
            {source && <span className="meta">{t(source)}</span>}
          </li>
        ))}
      </ul>
    </div>
  );
}
