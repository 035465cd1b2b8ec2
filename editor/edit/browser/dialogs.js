/**
 * Asks in a dialog.
 * @param {{ title: string, parts?: (Node | string)[], answers: [value: string, label: string][] }} question
 * @returns {Promise<string>} the answer; empty when it was closed
 */
export function ask({ title, parts = [], answers }) {
  const dialog = document.createElement('dialog');
  const heading = element('h2', title);
  const buttons = answers.map(([value, label]) => {
    const button = element('button', label);
    button.value = value;
    return button;
  });
  const form = element('form', heading, ...parts, element('p', ...buttons));
  form.method = 'dialog';
  dialog.append(form);
  document.body.append(dialog);
  dialog.showModal();
  return new Promise((resolve) => {
    dialog.addEventListener('close', () => {
      resolve(dialog.returnValue);
      dialog.remove();
    });
  });
}

export function element(name, ...parts) {
  const made = document.createElement(name);
  made.append(...parts);
  return made;
}

/** A checkbox, checked. */
export function box(label) {
  const input = document.createElement('input');
  input.type = 'checkbox';
  input.checked = true;
  return { input, label: element('label', input, ' ', label) };
}

export function field(label, type = 'text') {
  const input = document.createElement('input');
  input.type = type;
  input.required = true;
  return { input, label: element('label', label, ' ', input) };
}

/** Says in the corner of the window what was done, and for longer if there is a note. */
export function tell(what, note = '') {
  say(`${what} ${note}`.trim(), note ? 60_000 : 12_000);
}

/** Says why something was not done. */
export function refuse(why) {
  say(why, 60_000).className = 'refused';
}

/** The newest answer replaces the one before. */
function say(text, milliseconds) {
  const told = document.getElementById('saved') ?? document.body.appendChild(element('output', ''));
  Object.assign(told, { id: 'saved', className: '', textContent: text });
  clearTimeout(say.timer);
  say.timer = setTimeout(() => told.remove(), milliseconds);
  return told;
}

/** Reloads the window, at this address. Its last message is shown again. */
export function reload() {
  sessionStorage.setItem(TOLD, document.getElementById('saved')?.textContent ?? '');
  location.reload();
}

/** Shows the message from before {@link reload} again. */
export function tellAgain() {
  const told = sessionStorage.getItem(TOLD);
  sessionStorage.removeItem(TOLD);
  if (told) tell(told);
}

const TOLD = 'told';
