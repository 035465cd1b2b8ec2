import type { ComponentProps, ReactNode } from 'react';
import { type Text, plain } from '../language/text.ts';

interface ButtonLook {
  /** One `solid` button per view; the others are outlined. */
  look?: 'solid' | 'line';
  small?: boolean;
}

interface ButtonProps extends ButtonLook, Omit<ComponentProps<'button'>, 'children' | 'className'> {
  children: Text;
  icon?: ReactNode;
  /** The choice that an opened dialog names (site/browser/dialogs.ts). */
  'data-chosen'?: string;
}

export function Button({ look, small, children, icon, type = 'button', ...rest }: ButtonProps) {
  return (
    <button type={type} className={buttonClass({ look, small })} {...rest}>
      {children}
      {icon}
    </button>
  );
}

/** The class of a link that looks like a button. */
export function buttonClass({ look = 'solid', small = false }: ButtonLook): string {
  return ['btn', look === 'line' && 'btn-line', small && 'btn-small'].filter(Boolean).join(' ');
}

interface IconButtonProps extends Omit<ComponentProps<'button'>, 'children' | 'className' | 'aria-label'> {
  label: Text;
  icon: ReactNode;
  className?: string;
}

/** A button that shows only an icon. Screen readers read the label. */
export function IconButton({ label, icon, className, type = 'button', ...rest }: IconButtonProps) {
  return (
    <button
      type={type}
      className={className ? `icon-btn ${className}` : 'icon-btn'}
      aria-label={plain(label)}
      {...rest}
    >
      {icon}
    </button>
  );
}
