import { plain } from '../language/text.ts';
import { useTranslate } from '../language/use-translate.ts';
import { Illustration } from './illustration.tsx';

/** One round at its fourth step: 64 investors written to, 11 of them met, 3 of those have a deal room. */
const STEPS = [
  { id: 'step-1', name: 'Strategy & Preparation', state: 'Done: deck, version 6', look: 'done' },
  { id: 'step-2', name: 'Investor Outreach', state: 'Done: 64 emailed', look: 'done' },
  { id: 'step-3', name: 'Meeting Management', state: 'Done: 11 met', look: 'done' },
  { id: 'step-4', name: 'Due Diligence', state: 'Now: 3 rooms open', look: 'now' },
  { id: 'step-5', name: 'Term Negotiation', state: 'Not started' },
];

/** The five steps of a round. Each links to its part of the page. */
export function Pipeline() {
  const t = useTranslate();
  return (
    <Illustration className="panel" caption="Illustration with example figures: one round, now in step four.">
      <ol className="pipe" aria-label={plain(t('The five steps'))}>
        {STEPS.map(({ id, name, state, look }, index) => (
          <li key={id} className={look} aria-current={look === 'now' ? 'step' : undefined}>
            <b aria-hidden="true">{index + 1}</b> <a href={`#${id}`}>{t(name)}</a> <span>{t(state)}</span>
          </li>
        ))}
      </ol>
    </Illustration>
  );
}
