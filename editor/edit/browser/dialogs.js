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

/** A box to tick, ticked. */
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

/** Says something in the corner of the window, longer where there is a note. */
export function tell(what, note) {
  const told = document.getElementById('saved') ?? document.body.appendChild(element('output', ''));
  told.id = 'saved';
  told.textContent = note ? `${what} ${note}` : what;
  clearTimeout(tell.timer);
  tell.timer = setTimeout(() => told.remove(), note ? 60_000 : 12_000);
}
