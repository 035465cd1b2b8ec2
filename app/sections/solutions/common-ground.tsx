import { useTranslate } from '../../language/use-translate.ts';
import { Ledger } from '../ledger.tsx';

const SAME = [
  {
    title: 'AI drafts',
    description:
      'Press releases, updates, presentations, earnings materials and fact sheets, from figures and documents you supply.',
  },
  {
    title: 'One dashboard',
    description:
      'Market sentiment, media coverage and investor engagement, beside the dates of what you announced.',
  },
  {
    title: 'One record',
    description: 'Investors, analysts and media contacts: what they asked, and when you last spoke.',
  },
  {
    title: 'Your people decide',
    description:
      'Every text is a draft until someone accountable approves it. We recommend legal and communications review before publication.',
  },
];

/** What is the same on all four pages, said once. */
export function CommonGround() {
  const t = useTranslate();
  return (
    <section className="about wrap section">
      <h2>{t('The same in all four')}</h2>
      <Ledger entries={SAME} />
    </section>
  );
}
