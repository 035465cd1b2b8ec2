// Runs in the page beside the form: keeps the scroll position over reloads, and shows the changed words.
const PLACE = `place of ${location.pathname}`;
const place = Number(sessionStorage.getItem(PLACE) ?? 0);
addEventListener('load', () => scrollTo({ top: place, behavior: 'instant' }));
addEventListener('scroll', () => sessionStorage.setItem(PLACE, String(scrollY)), { passive: true });
addEventListener('message', ({ data }) => {
  const words = typeof data?.words === 'string' ? data.words : '';
  if (!words) return;
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    if (!text.nodeValue.includes(words.slice(0, 40))) continue;
    const element = text.parentElement;
    if (!element?.checkVisibility()) continue;
    element.closest('details')?.setAttribute('open', '');
    element.scrollIntoView({ block: 'center' });
    return;
  }
});
