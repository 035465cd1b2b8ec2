/** It moves an entry of a list. The button before it opens and closes the entry, the one after it removes it. */
export const HANDLE = '[aria-roledescription="sortable"]';

const STEPS = { ArrowUp: 'previousElementSibling', ArrowDown: 'nextElementSibling' };

/**
 * Decap CMS moves the entries of a list by mouse and touch only. With this, an arrow key moves one as a mouse would.
 */
export function moveByKeys() {
  // The events of two moves at once would mix.
  let isMoving = false;
  document.addEventListener('keydown', async (event) => {
    const handle = event.target.closest?.(HANDLE);
    if (!handle || !(event.key in STEPS)) return;
    event.preventDefault();
    if (isMoving || event.repeat) return;
    // The handle is in the bar of its entry.
    const entry = handle.parentElement.parentElement;
    const neighbor = entry[STEPS[event.key]];
    if (!neighbor) return;
    isMoving = true;
    try {
      await drag(handle, entry, neighbor);
    } finally {
      isMoving = false;
    }
  });
}

async function drag(handle, entry, neighbor) {
  const [from, to] = [entry, neighbor].map(middleOf);
  const start = middleOf(handle);
  const moves = [
    ['mousedown', 0],
    ['mousemove', Math.sign(to - from) * 5],
    ['mousemove', to - from],
    ['mouseup', to - from],
  ];
  for (const [type, distance] of moves) {
    const place = { clientX: 0, clientY: start + distance };
    handle.dispatchEvent(new MouseEvent(type, { ...place, bubbles: true, cancelable: true }));
    // The list is drawn again before the next event.
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  handle.focus();
}

function middleOf(element) {
  const { top, height } = element.getBoundingClientRect();
  return top + height / 2;
}
