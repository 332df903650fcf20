const places = () => document.querySelectorAll<HTMLElement>('[data-embed-place]');

/**
 * The frame stands in a shadow tree: pages that React runs on keep their own nodes as they are. Each
 * time it is a new one, so that Back leaves the page at once and no browser refills it by itself.
 */
function fill(place: HTMLElement, link: HTMLElement) {
  const { embedSrc = '', embedTitle = '' } = link.dataset;
  const frame = document.createElement('iframe');
  frame.allow = 'autoplay; encrypted-media; picture-in-picture; fullscreen';
  frame.referrerPolicy = 'strict-origin-when-cross-origin';
  frame.title = embedTitle;
  frame.src = embedSrc;
  frame.setAttribute('part', 'frame');
  (place.shadowRoot ?? place.attachShadow({ mode: 'open' })).replaceChildren(frame);
  frame.focus();
}

/** Marks the link that was chosen, and lets poster and frame take turns. */
function mark(place: HTMLElement, chosen?: HTMLElement) {
  place.toggleAttribute('hidden', !chosen);
  for (const poster of document.querySelectorAll(`[data-embed-poster="${place.id}"]`)) {
    poster.toggleAttribute('hidden', Boolean(chosen));
  }
  for (const link of document.querySelectorAll(`[data-embed="${place.id}"]`)) {
    if (link === chosen) link.setAttribute('aria-current', 'true');
    else link.removeAttribute('aria-current');
  }
}

function close(place: HTMLElement) {
  place.shadowRoot?.replaceChildren();
  mark(place);
}

/**
 * Opens a video or a map in the place that waits for it, when its link is followed. Without this the
 * link leads to it where it is at home. Whoever comes back finds it closed.
 */
export function openEmbeds() {
  document.addEventListener('click', (event) => {
    const link = (event.target as Element).closest<HTMLElement>('[data-embed]');
    const place = link && document.getElementById(link.dataset.embed ?? '');
    if (!place || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    mark(place, link);
    fill(place, link);
  });
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) places().forEach(close);
  });
}
