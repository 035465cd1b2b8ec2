import type { ComponentType } from 'react';
import { DealRoom } from '../../illustrations/deal-room.tsx';
import { DeckReview } from '../../illustrations/deck-review.tsx';
import { InvestorMatch } from '../../illustrations/investor-match.tsx';
import { MeetingLog } from '../../illustrations/meeting-log.tsx';
import { Note } from '../../illustrations/note.tsx';
import { TermSheets } from '../../illustrations/term-sheets.tsx';
import { Figure, FigureLabel } from '../../language/figure.tsx';
import { useTranslate } from '../../language/use-translate.ts';

interface Step {
  title: string;
  text: string;
  check: string;
  Panel: ComponentType;
  figure?: { value: string; label: string };
}

/** On outreach see 17 CFR 230.506(b) and (c), with 230.502(c); on Form D 17 CFR 230.503. */
const STEPS: readonly Step[] = [
  {
    title: 'Strategy & Preparation',
    text: 'The pitch deck is analyzed and comes back with recommendations. Valuation benchmarks show what comparable rounds were priced at.',
    check: 'The exemption you will rely on, and a source for every figure in the deck.',
    Panel: DeckReview,
  },
  {
    title: 'Investor Outreach',
    text: 'Your round is matched against the database by stage, sector and thesis. Outreach is automated and personalized: each investor is sent an email of its own.',
    check:
      'The list and the text, before the first email leaves. Outreach can be general solicitation: Rule 506(b) forbids it, Rule 506(c) asks for reasonable steps to verify that every buyer is accredited.',
    Panel: InvestorMatch,
    figure: { value: '10,000+', label: 'investors in the database' },
  },
  {
    title: 'Meeting Management',
    text: 'Whom you met, what was asked and what you promised, in the record of each investor.',
    check: 'That every investor is told the same facts.',
    Panel: MeetingLog,
  },
  {
    title: 'Due Diligence',
    text: 'Secure deal rooms hold the documents. Due diligence tracking shows what is still asked for; communication logs show who opened, asked and answered, and when.',
    check: 'What each room may hold. Personal data and trade secrets need a reason, and often an agreement.',
    Panel: DealRoom,
  },
  {
    title: 'Term Negotiation',
    text: 'Term sheets are compared line by line, with guidance for the negotiation: which line costs more than it seems, and what to ask for.',
    check:
      'Your counsel advises on the terms and your board decides. Filings such as Form D are yours to make.',
    Panel: TermSheets,
  },
];

/** Each step with its drawing, its work and what people check. */
export function FiveSteps() {
  const t = useTranslate();
  return (
    <section className="wrap section">
      <h2 className="vh">{t('The five steps')}</h2>
      <ol className="steps">
        {STEPS.map(({ title, text, check, Panel, figure }, index) => (
          <li key={title} id={`step-${index + 1}`} className="split">
            <div>
              <p className="count" aria-hidden="true">
                {index + 1}
              </p>
              <h3>{t(title)}</h3>
              <p>{t(text)}</p>
              <Note from="You check" text={check} ask />
            </div>
            <div>
              {figure && (
                <p className="great">
                  <Figure value={figure.value} />
                  <span>
                    <FigureLabel {...figure} />
                  </span>
                </p>
              )}
              <Panel />
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}
