/** Features that a supported browser lacks: for the tests of the check that finds them. Nothing runs it. */
export function useNewerFeatures(dialog: HTMLDialogElement, words: string[]): unknown {
  document.addEventListener('prerenderingchange', () => {});
  dialog.requestClose();
  dialog.style.textWrap = 'pretty';
  return [Promise.withResolvers(), URL.parse(words.join('')), new Set(words).union(new Set())];
}
