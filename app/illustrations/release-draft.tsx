import { DraftSheet } from './draft-sheet.tsx';
import { Illustration } from './illustration.tsx';

/** The draft of the home page's main drawing, alone. */
export function ReleaseDraft() {
  return (
    <Illustration className="desk" drawing="data" caption="Illustration with example figures.">
      <DraftSheet />
    </Illustration>
  );
}
