import { useId, type ReactNode, type Ref } from 'react';
import type { Text } from '../language/text.ts';
import { IconButton } from './button.tsx';
import { Icon } from './icon.tsx';

interface DialogProps {
  id: string;
  ref?: Ref<HTMLDialogElement>;
  title: Text;
  closeLabel: Text;
  /** `center` stands in the middle of the page, `end` slides in from the end side. */
  place: 'center' | 'end';
  onClose?: () => void;
  children: ReactNode;
}

/**
 * A modal of the platform: `<dialog>` makes the page behind it inert, keeps the focus inside, closes on
 * Escape and gives the focus back. A button with `command="show-modal"` and this id opens it before any
 * script has run; `closedby` lets a click beside it close it.
 */
export function Dialog({ id, ref, title, closeLabel, place, onClose, children }: DialogProps) {
  const titleId = useId();
  return (
    <dialog
      id={id}
      ref={ref}
      className={`dialog dialog-${place}`}
      aria-labelledby={titleId}
      closedby="any"
      onClose={onClose}
    >
      <div className="dialog-top">
        <h2 id={titleId}>{title}</h2>
        <IconButton label={closeLabel} icon={<Icon name="cross" />} command="close" commandfor={id} />
      </div>
      {children}
    </dialog>
  );
}
