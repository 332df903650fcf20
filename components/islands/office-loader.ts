import type { ComponentType } from 'react';
import { officeIslands, type OfficeIslands } from './office-registry';

// Starts the islands of an office page at once, the frame last: what it shows as ready is ready.

const places = [...document.querySelectorAll('site-island')].sort(
  (a, b) => Number(isFrame(a)) - Number(isFrame(b)),
);

function isFrame(place: Element): boolean {
  return place.getAttribute('name') === 'frame';
}

const TURNS = ['focusin', 'pointerdown', 'keydown', 'online'];

async function start([place, ...rest] = places): Promise<void> {
  if (!place) return;
  try {
    await run(place);
  } catch {
    // Asked for again when somebody turns to the page or is online again.
    const turned = new AbortController();
    const again = () => {
      turned.abort();
      void start([place, ...rest]);
    };
    for (const turn of TURNS) addEventListener(turn, again, { signal: turned.signal });
    return;
  }
  await start(rest);
}

async function run(place: Element): Promise<void> {
  const importPart = officeIslands[place.getAttribute('name') as keyof OfficeIslands];
  const [{ hydrate }, part] = await Promise.all([import('./hydrate'), importPart()]);
  const props = JSON.parse(place.getAttribute('props') ?? '{}') as object;
  hydrate(place, part as ComponentType<object>, props);
}

void start();
