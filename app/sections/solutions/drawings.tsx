import type { ComponentType } from 'react';
import type { DRAWINGS } from '../../content/files/solution-blocks.ts';
import { AccessLedger } from '../../illustrations/access-ledger.tsx';
import { DealRoom } from '../../illustrations/deal-room.tsx';
import { DeckReview } from '../../illustrations/deck-review.tsx';
import { EventClock } from '../../illustrations/event-clock.tsx';
import { FilingCalendar } from '../../illustrations/filing-calendar.tsx';
import { InvestorMatch } from '../../illustrations/investor-match.tsx';
import { MeetingLog } from '../../illustrations/meeting-log.tsx';
import { Pipeline } from '../../illustrations/pipeline.tsx';
import { ProspectusDraft } from '../../illustrations/prospectus-draft.tsx';
import { QuarterLine } from '../../illustrations/quarter-line.tsx';
import { ReleaseDraft } from '../../illustrations/release-draft.tsx';
import { ReadinessGantt } from '../../illustrations/readiness-gantt.tsx';
import { ResponseQuarter } from '../../illustrations/response-quarter.tsx';
import { TermSheets } from '../../illustrations/term-sheets.tsx';
import { UpdateRecipients } from '../../illustrations/update-recipients.tsx';
import { UpdateSheet } from '../../illustrations/update-sheet.tsx';

export type DrawingName = (typeof DRAWINGS)[number];

const BY_NAME: Readonly<Record<DrawingName, ComponentType>> = {
  'filing-calendar': FilingCalendar,
  'release-draft': ReleaseDraft,
  'event-clock': EventClock,
  'response-quarter': ResponseQuarter,
  'update-sheet': UpdateSheet,
  'update-recipients': UpdateRecipients,
  pipeline: Pipeline,
  'prospectus-draft': ProspectusDraft,
  'deck-review': DeckReview,
  'investor-match': InvestorMatch,
  'meeting-log': MeetingLog,
  'deal-room': DealRoom,
  'term-sheets': TermSheets,
  'readiness-gantt': ReadinessGantt,
  'access-ledger': AccessLedger,
  'quarter-line': QuarterLine,
};

/** A drawing by its name in solutions.json. */
export function Drawing({ name }: { name: DrawingName }) {
  const Named = BY_NAME[name];
  return <Named />;
}
