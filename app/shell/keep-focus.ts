/**
 * Keeps the keyboard's place when the element that has the focus is removed, hidden or disabled: browsers would drop
 * the focus to the body. A disabled element gets it back when it is enabled. Returns the function that stops it.
 */
export function keepFocus(): () => void {
  /** What had the focus, the latest last. */
  let trail: HTMLElement[] = [];
  let frame = 0;

  const onFocusIn = ({ target }: FocusEvent) => {
    if (!(target instanceof HTMLElement) || target.tabIndex < 0) return;
    trail = [...trail.filter((element) => element !== target), target].slice(-LONGEST_TRAIL);
  };

  // A visitor who clicks beside everything lets go of the focus.
  const onFocusOut = ({ target, relatedTarget }: FocusEvent) => {
    if (relatedTarget) return;
    queueMicrotask(() => {
      if (document.activeElement !== document.body) return;
      if (target instanceof HTMLElement && canHold(target)) trail = [];
    });
  };

  const check = () => {
    const last = trail.at(-1);
    const active = document.activeElement;
    if (!last) return;
    if (active === last || active === document.body) {
      if (!canHold(last)) moveFrom(last);
    } else if (active?.contains(last) && active.hasAttribute(STAND_IN) && canHold(last)) {
      last.focus({ preventScroll: true });
    }
  };

  function moveFrom(last: HTMLElement) {
    if (last.matches(':disabled')) return focusOn(last.closest<HTMLElement>('form, dialog, header, main'));
    trail = trail.filter(canHold);
    focusOn(trail.at(-1) ?? document.getElementById('main'));
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

const LONGEST_TRAIL = 8;

/** Marks what was made focusable to hold the place of something disabled within it. */
const STAND_IN = 'data-stand-in';

function canHold(element: HTMLElement): boolean {
  return element.isConnected && !element.matches(':disabled') && element.getClientRects().length > 0;
}

function focusOn(element: HTMLElement | null) {
  if (!element) return;
  if (element.tabIndex < 0 && !element.hasAttribute('tabindex')) element.tabIndex = -1;
  if (element.tabIndex < 0) element.setAttribute(STAND_IN, '');
  element.focus({ preventScroll: true });
}
