/** How long new nodes are translated (requirement 9.2). */
const WATCH_MS = 5000;

/**
 * Translates text that other scripts add to a non-English page within 5 s of its start. Text that comes later
 * stays as it is, like everything that the server wrote. The module that translates is loaded with the first
 * addition, which waits for it.
 */
export function watchForeignNodes(): void {
  const observer = new MutationObserver((changes) => {
    import('./foreign-nodes.ts').then(({ translateAdded }) => translateAdded(changes), console.warn);
  });
  observer.observe(document.body, { subtree: true, childList: true });
  setTimeout(() => observer.disconnect(), WATCH_MS);
}
