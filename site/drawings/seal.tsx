import { useSheet } from '../styles/use-sheet.ts';
import sealSheet from './seal.css?inline';

/** The mark of the second product. A decoration; the heading beside it names the product. */
export function SealwireMark() {
  useSheet('page', sealSheet);
  return (
    <svg className="seal seal-mark" viewBox="0 0 48 48" aria-hidden="true">
      <Seal />
    </svg>
  );
}

/** A seal with a wire through it, in a square of 48. */
export function Seal() {
  return (
    <>
      <path fill="var(--signal)" stroke="none" d="M24 2l19 11v22L24 46 5 35V13z" />
      <path
        fill="none"
        stroke="var(--ground)"
        strokeWidth="3"
        d="M5 32H27a4 4 0 0 0 0-8H21a4 4 0 0 1 0-8H43"
      />
    </>
  );
}
