import { useTranslate } from '../language/use-translate.ts';
import { DraftSheet } from './draft-sheet.tsx';
import { ResponseWire } from './response-wire.tsx';

/** The hero's drawing: what a company writes, on paper; what the market answers, on the wire. */
export function DisclosureDesk() {
  const t = useTranslate();
  return (
    <figure className="desk">
      <div
        className="desk-in data"
        role="img"
        aria-label={t(
          'Illustration of the disclosure desk. A draft press release with three review marks and a checklist: figures agreed, non-GAAP measures reconciled, safe-harbor statement added, legal review pending, communications review next. Beside it, net sentiment over 30 days at plus 34 points, four dated coverage items, and the next filing: Form 10-Q, November 9.',
        )}
      >
        <DraftSheet />
        <ResponseWire />
      </div>
      <figcaption>
        {t(
          'Illustration with example figures. We recommend legal and communications review before anything is published.',
        )}
      </figcaption>
    </figure>
  );
}
