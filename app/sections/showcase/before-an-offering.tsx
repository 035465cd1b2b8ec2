import { useTranslate } from '../../language/use-translate.ts';
import { TwoColumns } from '../two-columns.tsx';
import type { Company } from './companies.ts';

/** `source`: the Securities Act of 1933 and the rules under it, 17 CFR part 230. */
const ALLOWED = [
  {
    title: 'Ordinary business news',
    description:
      'Facts about products and services, released as regularly as before and meant for customers and suppliers.',
    source: 'Rule 169',
  },
  {
    title: 'Talk long before a filing',
    description:
      'More than 30 days ahead of it, without a word about the offering, and with care that it does not spread later.',
    source: 'Rule 163A',
  },
  {
    title: 'A short notice',
    description:
      'That a registered offering is planned, with the few details on the list and no underwriter named.',
    source: 'Rule 135',
  },
  {
    title: 'Soundings of institutions',
    description: 'With qualified institutional buyers and institutional accredited investors only.',
    source: 'Rule 163B',
  },
];

const NOT_ALLOWED = [
  {
    title: 'An offer to the public',
    description: 'Not before a registration statement is filed, unless an exemption holds.',
    source: 'Securities Act, section 5(c)',
  },
  {
    title: 'Forecasts under the same cover',
    description:
      'Forward-looking information is outside the rule for ordinary business news, and the statutory safe harbor leaves out initial public offerings.',
    source: 'Rule 169; Securities Act, section 27A',
  },
  {
    title: 'Advertising a private placement',
    description:
      'Not under rule 506(b). Under rule 506(c) only if every buyer is accredited, and that is verified.',
    source: 'Rules 502(c), 506',
  },
  {
    title: 'A token announced as something else',
    description:
      'Whether a digital asset is a security is a legal question. It is answered before the announcement, not by it.',
  },
];

/** What a company may say before an offering, and what it may not. */
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
      <TwoColumns
        start={{ title: 'It can say', items: ALLOWED }}
        end={{ title: 'It cannot say', items: NOT_ALLOWED }}
      />
      <p className="meta">
        {t(
          'General law of the United States, in outline. Nothing here says that {company} plans an offering. Counsel decides each case.',
          { company: company.company_name },
        )}
      </p>
    </section>
  );
}
