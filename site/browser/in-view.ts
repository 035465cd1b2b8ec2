/** Marks each animated part of a page that a visitor can see. Its animation restarts each time it comes into view. */
export function startInView(): void {
  const watcher = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) {
        target.setAttribute('data-in-view', isIntersecting ? 'yes' : '');
      }
    },
    { rootMargin: '-30% 0px' },
  );
  for (const part of document.querySelectorAll('[data-in-view]')) watcher.observe(part);
}
