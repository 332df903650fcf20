import type { ComponentType } from 'react';
import type { RunningIsland } from './hydrate';
import { officeIslands, type OfficeIslands } from './office-registry';

const started = new WeakSet<Element>();
const running = new Map<Element, RunningIsland>();

/**
 * Starts the islands of an office page that are not started yet, at once and the frame last: what it
 * shows as ready is ready.
 */
export async function startIslands(): Promise<void> {
  const places = [...document.querySelectorAll('site-island')]
    .filter((place) => !started.has(place))
    .sort((a, b) => Number(isFrame(a)) - Number(isFrame(b)));
  for (const place of places) started.add(place);
  for (const place of places) await start(place);
}

function isFrame(place: Element): boolean {
  return place.getAttribute('name') === 'frame';
}

/** Tried again when somebody turns to the page or is online again. */
async function start(place: Element): Promise<void> {
  while (!(await tryToStart(place))) await turned();
}

/** @returns false if its script could not be loaded */
async function tryToStart(place: Element): Promise<boolean> {
  const importPart = officeIslands[place.getAttribute('name') as keyof OfficeIslands];
  try {
    const [{ hydrate }, part] = await Promise.all([import('./hydrate'), importPart()]);
    // A newer page may have removed it meanwhile.
    if (place.isConnected)
      running.set(place, hydrate(place, part as ComponentType<object>, propsOf(place)));
    return true;
  } catch {
    return false;
  }
}

function propsOf(place: Element): object {
  return JSON.parse(place.getAttribute('props') ?? '{}') as object;
}

const TURNS = ['focusin', 'pointerdown', 'keydown', 'online'];

function turned(): Promise<void> {
  const listening = new AbortController();
  return new Promise((resolve) => {
    const turn = () => {
      listening.abort();
      resolve();
    };
    for (const name of TURNS) addEventListener(name, turn, { signal: listening.signal });
  });
}

/**
 * Gives an island the props that it has on a newer page; it keeps its state.
 * @returns false if React does not run on it
 */
export function redraw(place: Element, fresh: Element): boolean {
  return running.get(place)?.redraw(propsOf(fresh)) ?? false;
}

/** Ends the islands that are no longer on the page. */
export function endRemovedIslands(): void {
  for (const [place, island] of running) {
    if (place.isConnected) continue;
    running.delete(place);
    island.end();
  }
}
