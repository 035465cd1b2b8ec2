/** Scroll position in CSS pixels beyond which the bar is fixed (requirement 9.2). */
const THRESHOLD = 50;

export function startFixedBar(): void {
  const update = () => {
    document.querySelector('.bar')?.classList.toggle('bar-fixed', window.scrollY > THRESHOLD);
  };
  window.addEventListener('scroll', update, { passive: true });
  update();
}
