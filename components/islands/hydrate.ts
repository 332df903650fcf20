import { createElement, type ComponentType } from 'react';
import { flushSync } from 'react-dom';
import { hydrateRoot } from 'react-dom/client';
import { identity } from '@/content/facts/identity';
import { IslandIds } from './island-root';

export interface RunningIsland {
  /**
   * Draws the island with other props. It keeps its state, and has changed when this returns.
   * @returns false after React has failed
   */
  redraw: (props: object) => boolean;
  end: () => void;
}

/** Lets React take over the HTML of an island. Where it fails, the HTML that worked without it comes back. */
export function hydrate(place: Element, part: ComponentType<object>, props: object): RunningIsland {
  const html = place.innerHTML;
  const drawn = (given: object) => createElement(IslandIds, null, createElement(part, given));
  let hasFailed = false;
  const root = hydrateRoot(place, drawn(props), {
    identifierPrefix: place.getAttribute('base') ?? '',
    onUncaughtError: (error) => {
      hasFailed = true;
      reportError(error);
      // React empties the island first.
      setTimeout(() => putBack(place, html));
    },
  });
  return {
    redraw: (given) => {
      if (!hasFailed) flushSync(() => root.render(drawn(given)));
      return !hasFailed;
    },
    end: () => root.unmount(),
  };
}

/** The button of a form that cannot be sent without React would wait for ever: its place says what to do. */
function putBack(place: Element, html: string): void {
  place.innerHTML = html;
  const waiting = place.querySelector('button[type=submit]:disabled');
  if (!waiting) return;
  const [{ href, printed }] = identity.phones;
  const notice = document.createElement('p');
  notice.className = 'form-notice form-notice-warning';
  notice.setAttribute('role', 'alert');
  notice.innerHTML = `<span>This form could not start. <a href="">Reload the page</a>, or call us on <a href="${href}" class="whitespace-nowrap">${printed}</a>.</span>`;
  waiting.replaceWith(notice);
}
