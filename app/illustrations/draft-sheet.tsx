import { useTranslate } from '../language/use-translate.ts';
import { Checks, type Check } from './checks.tsx';
import { ENGLISH, EXAMPLE_DRAFT } from './example-draft.tsx';

const CHECKS: readonly Check[] = [
  { icon: 'check', what: 'Figures agreed to the 10-Q draft', state: '14 of 14' },
  { icon: 'check', what: 'Non-GAAP measures reconciled', state: '2 of 2' },
  { icon: 'check', what: 'Safe-harbor statement', state: 'Added' },
  { icon: 'wait', what: 'Legal review pending', state: 'With counsel', tone: 'ask' },
  { icon: 'open', what: 'Communications review', state: 'Next' },
];

/** A press release under review: the draft in English, as it would be filed; the desk's remarks in the visitor's language. */
export function DraftSheet() {
  const t = useTranslate();
  return (
    <div className="sheet paper">
      <p className="sheet-top">
        <b>{t('Press release')}</b>
        <span>{t('Draft 4, October 28')}</span>
        <span className="tag">{t('Not for release')}</span>
      </p>
      {EXAMPLE_DRAFT.map(({ key, text, from, remark, ask }) => (
        <div className="sheet-row" key={key}>
          <p className={key === 'headline' ? 'sheet-title' : 'sheet-text'} {...ENGLISH}>
            {text}
          </p>
          <p className={ask ? 'note ask' : 'note'}>
            <b>{t(from)}</b> {t(remark)}
          </p>
        </div>
      ))}
      <Checks items={CHECKS} />
    </div>
  );
}
