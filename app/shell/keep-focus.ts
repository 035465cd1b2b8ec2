/**
 * Moves the focus to a nearby element when the focused one is removed, hidden or disabled; browsers would move it to the
 * body, and keyboard users would start over. A disabled element gets the focus back when it is enabled.
 * @returns a function that stops this
 */
export function keepFocus(): () => void {
  /** Recently focused elements, the latest last. */
  let recent: HTMLElement[] = [];
  let frame = 0;

  const onFocusIn = ({ target }: FocusEvent) => {
    if (!(target instanceof HTMLElement) || target.tabIndex < 0) return;
    recent = [...recent.filter((element) => element !== target), target].slice(-MAX_RECENT);
  };

  // A click on empty space drops the focus on purpose.
  const onFocusOut = ({ target, relatedTarget }: FocusEvent) => {
    if (relatedTarget) return;
    queueMicrotask(() => {
      if (document.activeElement !== document.body) return;
      if (target instanceof HTMLElement && isFocusable(target)) recent = [];
    });
  };

  const check = () => {
    const last = recent.at(-1);
    const active = document.activeElement;
    if (!last) return;
    if (active === last || active === document.body) {
      if (!isFocusable(last)) moveFrom(last);
    } else if (active?.contains(last) && active.hasAttribute(STAND_IN) && isFocusable(last)) {
      last.focus({ preventScroll: true });
    }
  };

  function moveFrom(last: HTMLElement) {
    if (last.matches(':disabled')) return focusOn(last.closest<HTMLElement>('form, dialog, header, main'));
    recent = recent.filter(isFocusable);
    focusOn(recent.at(-1) ?? document.getElementById('main'));
  }

  const observer = new MutationObserver(() => {
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(check);
  });
  observer.observe(document.documentElement, { subtree: true, childList: true, attributes: true });
  document.addEventListener('focusin', onFocusIn);
  document.addEventListener('focusout', onFocusOut);
  return () => {
    observer.disconnect();
    cancelAnimationFrame(frame);
    document.removeEventListener('focusin', onFocusIn);
    document.removeEventListener('focusout', onFocusOut);
  };
}

const MAX_RECENT = 8;

/** Marks a container made focusable in place of a disabled element inside it. */
const STAND_IN = 'data-stand-in';

function isFocusable(element: HTMLElement): boolean {
  return element.isConnected && !element.matches(':disabled') && element.getClientRects().length > 0;
}

function focusOn(element: HTMLElement | null) {
  if (!element) return;
  if (element.tabIndex < 0 && !element.hasAttribute('tabindex')) element.tabIndex = -1;
  if (element.tabIndex < 0) element.setAttribute(STAND_IN, '');
  element.focus({ preventScroll: true });
}
