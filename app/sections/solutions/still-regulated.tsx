import { useTranslate } from '../../language/use-translate.ts';

/** Rule 10b-5 knows no difference between public and private; for soliciting see 17 CFR 230.502(c). */
const CHECKS = [
  'A letter to investors can mislead as a prospectus can. Anti-fraud rules apply to private companies too.',
  'A public remark about a round can count as soliciting. Ask counsel before the interview, not after it.',
  'Some investors hold information rights with dates of their own. Read the agreements before you set yours.',
];

/** What a private company's people still check. */
export function StillRegulated() {
  const t = useTranslate();
  return (
    <section className="wrap section split">
      <h2>{t('Private is not unregulated')}</h2>
      <div>
        <p className="lead">
          {t('{brand} drafts and keeps the record. Three things it cannot judge for you:')}
        </p>
        <ul className="asks">
          {CHECKS.map((check) => (
            <li key={check} className="note ask">
              {t(check)}
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
