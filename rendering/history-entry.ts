/** Milliseconds of rest before a change is saved. Safari allows a hundred changes of history entries in 30 s. */
export const SAVE_AFTER_MS = 400;

/** State of the current history entry, which the router and several modules share. */
export function readHistoryEntry(): object {
  const state: unknown = window.history.state;
  return typeof state === 'object' && state !== null ? state : {};
}

/** Adds to the state of the current history entry; what others saved there stays. */
export function saveToHistoryEntry(part: object): void {
  window.history.replaceState({ ...readHistoryEntry(), ...part }, '');
}
