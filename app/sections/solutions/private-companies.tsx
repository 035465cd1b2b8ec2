import { UpdateRecipients } from '../../illustrations/update-recipients.tsx';
import { UpdateSheet } from '../../illustrations/update-sheet.tsx';
import { useTranslate } from '../../language/use-translate.ts';
import { CallToAction } from '../call-to-action.tsx';
import { SectionHead } from '../headings.tsx';
import { MoreLink } from '../more-link.tsx';
import { NextStep } from './next-step.tsx';

const ALSO = [
  { to: '/solutions/fundraising', label: 'Raising a round' },
  { to: '/solutions/ipo-preparation', label: 'Preparing a listing' },
  { to: '/pricing', label: 'Compare plans' },
];

/** Rule 10b-5 makes no difference between public and private; for soliciting see 17 CFR 230.502(c). */
const STILL_REGULATED = [
  'A letter to investors can mislead as a prospectus can. Anti-fraud rules apply to private companies too.',
  'A public remark about a round can count as soliciting. Ask counsel before the interview, not after it.',
  'Some investors hold information rights with dates of their own. Read the agreements before you set yours.',
];

/** For private companies: report regularly before anyone asks for it. */
export function PrivateCompanies() {
  const t = useTranslate();
  return (
    <>
      <section className="wrap split letter-head">
        <div>
          <h1>{t('Report before you have to')}</h1>
          <p className="lead">
            {t(
              'Nobody sets your dates yet. Set them yourself: investors who hear from you every quarter know your figures before you need anything from them.',
            )}
          </p>
          <CallToAction />
        </div>
        <UpdateSheet />
      </section>
      <section className="wrap section told">
        <SectionHead
          heading="Who was told what"
          text="Stakeholder management keeps investors, analysts and media contacts in one record, so that you can see which reader has which text before you send the next."
        />
        <UpdateRecipients />
      </section>
      <section className="wrap section">
        <h2>{t('A public face, and a private letter')}</h2>
        <div className="mosaic work">
          <article className="cell wide">
            <h3>{t('Brand building')}</h3>
            <p>
              {t(
                'One description of the company, one set of facts, used the same way in every release and interview. Press release syndication is there for the day that you have news; sentiment and coverage show whether anyone noticed.',
              )}
            </p>
          </article>
          <article className="cell">
            <h3>{t('Content')}</h3>
            <p>
              {t(
                'Investor updates, presentations, fact sheets and press releases, drafted from figures you supply. Each is a draft until your people approve it.',
              )}
            </p>
          </article>
          <article className="cell raise">
            <h3>{t('Fundraising support')}</h3>
            <div>
              <p>
                {t(
                  'Matching against more than 10,000 investors by stage, sector and thesis, then deal rooms and term sheets in five steps. The updates you have kept are there when an investor asks for them.',
                )}
              </p>
              <MoreLink to="/solutions/fundraising">{t('The five steps')}</MoreLink>
            </div>
          </article>
        </div>
      </section>
      <section className="wrap section split">
        <h2>{t('Private is not unregulated')}</h2>
        <div>
          <p className="lead">
            {t('{brand} drafts and keeps the record. Three things it cannot judge for you:')}
          </p>
          <ul className="asks">
            {STILL_REGULATED.map((check) => (
              <li key={check} className="note ask">
                {t(check)}
              </li>
            ))}
          </ul>
        </div>
      </section>
      <NextStep
        heading="When does your quarter end?"
        text="Tell us what your investors have received so far. A first update is a good place to start."
        also={ALSO}
      />
    </>
  );
}
