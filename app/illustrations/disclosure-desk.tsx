import { DraftSheet } from './draft-sheet.tsx';
import { Illustration } from './illustration.tsx';
import { ResponseWire } from './response-wire.tsx';

/** The home page's main drawing: what a company writes, and how the market responds. */
export function DisclosureDesk() {
  return (
    <Illustration
      className="desk"
      drawing="desk-in data"
      shows="Illustration of the disclosure desk. A draft press release with three review marks and a checklist: figures agreed, non-GAAP measures reconciled, safe-harbor statement added, legal review pending, communications review next. Beside it, net sentiment over 30 days at plus 34 points, four dated coverage items, and the next filing: Form 10-Q, November 9."
      caption="Illustration with example figures. We recommend legal and communications review before anything is published."
    >
      <DraftSheet />
      <ResponseWire />
    </Illustration>
  );
}
