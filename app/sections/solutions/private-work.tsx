import { useTranslate } from '../../language/use-translate.ts';
import { MoreLink } from '../more-link.tsx';

/** One frame of unequal cells: two kinds of text, and the round they prepare. */
export function PrivateWork() {
  const t = useTranslate();
  return (
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
  );
}
