import { upload } from './calls.js';
import { ask, element, tell } from './dialogs.js';

/** The files that this window has uploaded, by name. */
const uploaded = new Map();

/** Inputs whose files Decap CMS should take now. */
const handedOn = new WeakSet();

/** @returns the medium of a name that this window has uploaded */
export function uploadOf(name) {
  return uploaded.get(name);
}

/**
 * Uploads a chosen file at once, so that the page beside the form shows it, and hands it on to Decap CMS under the name that the
 * site shows. A file that cannot be shown is refused with a sentence.
 */
export function takeUploads() {
  document.addEventListener(
    'change',
    (event) => {
      const { target } = event;
      if (!(target instanceof HTMLInputElement) || target.type !== 'file' || handedOn.delete(target)) return;
      event.stopImmediatePropagation();
      void take(target);
    },
    true,
  );
}

async function take(input) {
  const taken = new DataTransfer();
  for (const file of input.files) {
    try {
      const medium = await upload(file.name, file);
      uploaded.set(medium.name, medium);
      if (medium.note) tell(medium.note);
      taken.items.add(new File([file], medium.name, { type: file.type }));
    } catch (error) {
      await ask({
        title: `${file.name} was not uploaded`,
        parts: [element('p', error.message)],
        answers: [['', 'Close']],
      });
    }
  }
  input.files = taken.files;
  if (taken.files.length === 0) return;
  handedOn.add(input);
  input.dispatchEvent(new Event('change', { bubbles: true }));
}
