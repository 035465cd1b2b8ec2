import { DraftSheet } from './draft-sheet.tsx';
import { Illustration } from './illustration.tsx';

/** The draft of the home page's main drawing, alone. */
export function PressRelease() {
  return (
    <Illustration
      className="desk"
      drawing="data"
      shows="Illustration: draft 4 of a press release. Finance has tied revenue of 48.2 million dollars and operating income of 7.4 million to the 10-Q draft and struck the word record; the outlook waits for counsel."
      caption="Illustration with example figures."
    >
      <DraftSheet />
    </Illustration>
  );
}
