import { createElement, type ComponentType } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { identity } from '@/content/facts/identity';

/** Hydrates an island. If that fails, the HTML that worked without React is restored. */
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

/** The button of a form that needs React would never work, so it is replaced by advice. */
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
