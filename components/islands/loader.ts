import type { ComponentType } from 'react';
import './load-part';
import { islands, type Islands } from './registry';

// Starts each island of a finished page: when it comes near by scrolling, when a visitor turns to it, and at
// the latest when the page has loaded and is idle.

const RETRY_MS = 3_000;

const places = [...document.querySelectorAll('site-island')];
const starts = new Map<Element, Promise<void>>();

/** Resolves when the island is hydrated. */
function start(place: Element): Promise<void> {
  const started = starts.get(place) ?? load(place);
  starts.set(place, started);
  return started;
}

async function load(place: Element): Promise<void> {
  const importPart = islands[place.getAttribute('name') as keyof Islands];
  try {
    const [{ hydrate }, part] = await Promise.all([import('./hydrate'), importPart()]);
    const props = JSON.parse(place.getAttribute('props') ?? '{}') as object;
    hydrate(place, part as ComponentType<object>, props);
    place.setAttribute('data-runs', '');
  } catch {
    // Tried again at a later turn; until then it stays a plain form.
    setTimeout(() => starts.delete(place), RETRY_MS);
  }
}

const runs = (place: Element) => place.hasAttribute('data-runs');

const placeOf = ({ target }: Event) => (target as Element).closest('site-island');

function startTouched(event: Event): void {
  const place = placeOf(event);
  if (place) void start(place);
}

/** Repeats a click on a button that had no handler yet. */
function repeatPress(event: Event): void {
  const place = placeOf(event);
  const button = (event.target as Element).closest<HTMLElement>('button[type=button]');
  if (!place || !button || runs(place)) return;
  void start(place).then(() => runs(place) && button.click());
}

/** From the first scroll on, starts islands less than a screen away. */
function startNear(): void {
  const near = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        if (isIntersecting && target.parentElement) void start(target.parentElement);
      }
    },
    { rootMargin: '100% 0px' },
  );
  // An island itself has no box.
  for (const { firstElementChild } of places)
    if (firstElementChild) near.observe(firstElementChild);
}

/** Starts the rest one after the other, so that none holds up the visitor. */
function startIdle(left = places): void {
  const [next, ...rest] = left;
  if (next) whenIdle(() => void start(next).then(() => startIdle(rest)));
}

function whenIdle(run: () => void): void {
  // Safari has no idle callbacks.
  if ('requestIdleCallback' in window) requestIdleCallback(run, { timeout: 1_000 });
  else setTimeout(run, 200);
}

function watch(): void {
  for (const turn of ['focusin', 'pointerover', 'touchstart']) {
    document.addEventListener(turn, startTouched, { passive: true });
  }
  document.addEventListener('click', repeatPress);
  addEventListener('scroll', startNear, { once: true, passive: true });
  const focused = document.activeElement?.closest('site-island');
  if (focused) void start(focused);
  if (document.readyState === 'complete') startIdle();
  else addEventListener('load', () => startIdle(), { once: true });
}

if ('prerendering' in document && document.prerendering) {
  document.addEventListener('prerenderingchange', watch, { once: true });
} else watch();
