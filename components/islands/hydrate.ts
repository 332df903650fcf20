import { createElement, type ComponentType } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { identity } from '@/content/facts/identity';

/** Lets React take over the HTML of an island. Where it fails, the HTML that worked without it comes back. */
export function hydrate(place: Element, part: ComponentType<object>, props: object): void {
  const html = place.innerHTML;
  hydrateRoot(place, createElement(part, props), {
    onUncaughtError: (error) => {
      reportError(error);
      // React empties the island first.
      setTimeout(() => putBack(place, html));
    },
  });
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
