const threshold = 200;

/** Marks the page as scrolled from 200 px on; the header sticks while it is. */
export function watchScroll() {
  const root = document.documentElement;
  const mark = () => root.toggleAttribute('data-stuck', scrollY >= threshold);
  addEventListener('scroll', mark, { passive: true });
  mark();
}
