import { useId, type ReactNode } from 'react';
import type { Text } from '../language/text.ts';
import { IconButton } from './button.tsx';
import { Icon } from './icon.tsx';

// React passes all three through; its types do not have the first two yet. `data-press` names the effect of a press
// (site/main.ts).
declare module 'react' {
  interface ButtonHTMLAttributes<T> extends HTMLAttributes<T> {
    command?: 'show-modal' | 'close';
    commandfor?: string;
    'data-press'?: string;
  }
}

interface DialogProps {
  id: string;
  title: Text;
  closeLabel: Text;
  /** In the middle of the page, or sliding in from the end side. */
  place: 'center' | 'end';
  children: ReactNode;
}

/**
 * A modal `<dialog>`: the browser makes the page behind it inert, keeps the focus inside, closes it on Escape or an
 * outside click and restores the focus. Its buttons work before any script has run. Replacements for what older
 * browsers lack are in site/browser/older-browsers.ts.
 */
export function Dialog({ id, title, closeLabel, place, children }: DialogProps) {
  const titleId = useId();
  return (
    <dialog
      id={id}
      className={`dialog dialog-${place}`}
      aria-labelledby={titleId}
      closedby="any"
      popover="auto"
    >
      <div className="dialog-top">
        <h2 className={place === 'end' ? 'label' : 'mid'} id={titleId}>
          {title}
        </h2>
        <IconButton label={closeLabel} icon={<Icon name="cross" />} {...closes(id)} />
      </div>
      {children}
    </dialog>
  );
}

/**
 * Attributes of a button that opens a dialog. A browser without `commandfor` uses `popovertarget`: without scripts it
 * shows the dialog as a popover, which does not keep the focus inside.
 */
export function opens(id: string) {
  return { command: 'show-modal', commandfor: id, popoverTarget: id } as const;
}

/** Attributes of a button that closes a dialog. */
export function closes(id: string) {
  return { command: 'close', commandfor: id, popoverTarget: id, popoverTargetAction: 'hide' } as const;
}
