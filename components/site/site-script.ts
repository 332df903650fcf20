import { call } from '@/components/form/call';
import { post, readOutbox, removeFromOutbox, type OutboxEntry } from '@/components/form/outbox';
import { tabStorage } from '@/components/form/storage';
import { asksForPrivacy, keepTouch } from '@/components/form/touches';
import { readHolder, readToken } from '@/components/student/accounts/session';

const places = () => document.querySelectorAll<HTMLElement>('[data-embed-place]');

/**
 * The frame is in a shadow tree, so that React's pages keep their nodes. It is new each time, so that Back
 * leaves the page at once and no browser restores the frame.
 */
function openFrame(place: HTMLElement, link: HTMLElement) {
  const frame = document.createElement('iframe');
  frame.allow = 'autoplay; fullscreen';
  frame.title = String(link.dataset.embedTitle);
  frame.src = String(link.dataset.embedSrc);
  frame.setAttribute('part', 'frame');
  (place.shadowRoot ?? place.attachShadow({ mode: 'open' })).replaceChildren(frame);
  frame.focus();
}

/** Marks the chosen link, and shows the poster (which has no id), the frame, or the frame's stand-in. */
function showChosen(place: HTMLElement, chosen?: HTMLElement) {
  const shown = chosen ? chosen.dataset.embedShows || place.id : '';
  place.toggleAttribute('hidden', shown !== place.id);
  for (const one of document.querySelectorAll(`[data-embed-poster="${place.id}"]`)) {
    one.toggleAttribute('hidden', one.id !== shown);
  }
  for (const link of document.querySelectorAll(`[data-embed="${place.id}"]`)) {
    if (link === chosen) link.setAttribute('aria-current', 'true');
    else link.removeAttribute('aria-current');
  }
}

function close(place: HTMLElement) {
  place.shadowRoot?.replaceChildren();
  showChosen(place);
}

/**
 * Opens a video or map in its place when its link is clicked. Without the script the link leads to
 * the video or map on its own site. After going back it is closed again.
 */
function openEmbeds() {
  document.addEventListener('click', (event) => {
    const link = (event.target as Element).closest<HTMLElement>('[data-embed]');
    const place = link && document.getElementById(link.dataset.embed ?? '');
    if (!place || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    showChosen(place, link);
    if (place.hidden) document.getElementById(link.dataset.embedShows ?? '')?.focus();
    else openFrame(place, link);
  });
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) places().forEach(close);
  });
}

/** In the head, it and its icon would compete with the style sheet and fonts for connections. */
function addManifest(): void {
  if (document.querySelector('link[rel=manifest]')) return;
  const link = document.createElement('link');
  link.rel = 'manifest';
  link.href = '/manifest.webmanifest';
  document.head.append(link);
}

/**
 * Measures one visit in ten, chosen by the millisecond: enough for percentiles. The others load nothing
 * for it, nor do programs such as tests.
 */
function measureSomeVisits(): void {
  const script = '/visit.js';
  if (Date.now() % 10 === 0 && !navigator.webdriver) import(script).catch(() => {});
}

/** Loads what counts in the marks planner when somebody turns to it, or comes with marks to reach. */
function loadPlanner(): void {
  const script = '/planner.js';
  const load = () => void import(script).catch(() => {});
  const planner = document.querySelector('[data-planner]');
  planner?.addEventListener('focusin', load);
  if (planner && location.search.includes('target=')) load();
}

/** Keeps the fees pages for reading without a connection (`offline-worker.ts`). */
function keepFees(): void {
  if (!document.querySelector('[data-kept]') || !('serviceWorker' in navigator)) return;
  navigator.serviceWorker.register('/sw.js', { scope: '/fees' }).catch(() => {});
  if (document.documentElement.matches('[data-offline]')) void reloadOnceOnline();
}

async function reloadOnceOnline(): Promise<void> {
  const answer = await fetch(location.href, { method: 'HEAD' }).catch(() => null);
  if (answer?.ok) location.reload();
  else setTimeout(() => void reloadOnceOnline(), 5_000);
}

/** Print buttons are seen once they work. */
function showPrintButtons(): void {
  for (const button of document.querySelectorAll('[data-print]')) {
    button.classList.remove('invisible');
    button.addEventListener('click', () => print());
  }
}

const openMenus = () => document.querySelectorAll<HTMLDetailsElement>('[data-menu][open]');

function closeAllBut(kept: Node | null) {
  for (const menu of openMenus()) {
    if (!kept || !menu.contains(kept)) menu.open = false;
  }
}

function closeOnEscape(event: KeyboardEvent) {
  if (event.key !== 'Escape') return;
  for (const menu of openMenus()) {
    if (menu.contains(document.activeElement)) menu.querySelector('summary')?.focus();
    menu.open = false;
  }
}

/** Closes the navigation's dropdowns and the mobile menu on Escape, and on a click or focus elsewhere. */
function closeMenus() {
  const sheet = document.getElementById('mobile-menu');
  const hideSheet = () => sheet?.matches(':popover-open') && sheet.hidePopover();

  document.addEventListener('keydown', closeOnEscape);
  document.addEventListener('click', ({ target }) => {
    closeAllBut(target as Node);
    if ((target as Element).closest('#mobile-menu a')) hideSheet();
  });
  document.addEventListener('focusin', ({ target }) => {
    closeAllBut(target as Node);
    const outside = !sheet?.contains(target as Node);
    if (outside && !(target as Element).matches('[popovertarget]')) hideSheet();
  });
  // A page restored from the back/forward cache must not have its menu open.
  addEventListener('pagehide', () => {
    closeAllBut(null);
    if (sheet?.hidePopover) hideSheet();
  });
}

const boardOf = (target: EventTarget | null) =>
  (target as Element).closest<HTMLElement>('[data-notice-board]');

const listOf = (board: Element) => board.querySelector<HTMLElement>('.notice-viewport');

const isPaused = (board: Element) => board.matches('[data-held], [data-focused]');

/** The running animation of a track, at four seconds per entry. Null while it is stopped. */
function animationOf(track: Element): Animation | null {
  const [animation] = track.getAnimations();
  const duration = (track.firstElementChild?.childElementCount ?? 0) * 4_000;
  animation?.effect?.updateTiming({ duration });
  return animation ?? null;
}

/** Starts the animation at the list's scroll position. */
function startBoard(list: HTMLElement, track: HTMLElement) {
  const progress = (list.scrollTop / (track.scrollHeight / 2)) % 1;
  list.scrollTop = 0;
  const animation = animationOf(track);
  const duration = Number(animation?.effect?.getTiming().duration);
  if (animation) animation.currentTime = progress * duration;
}

/** Sets or removes a reason to pause. A paused list scrolls normally, from the same position. */
function setPaused(board: HTMLElement, reason: 'data-held' | 'data-focused', on: boolean) {
  const list = listOf(board);
  const track = list?.firstElementChild as HTMLElement | undefined;
  if (!list || !track) return;
  const wasPaused = isPaused(board);
  const offset = -new DOMMatrixReadOnly(getComputedStyle(track).transform).m42;
  board.toggleAttribute(reason, on);
  if (isPaused(board) === wasPaused) return;
  if (wasPaused) startBoard(list, track);
  else list.scrollTop += offset;
}

/** Runs the notice boards, and pauses them by their button and while focus is in the list. */
function runNoticeBoards() {
  for (const board of document.querySelectorAll('[data-notice-board]')) {
    board.setAttribute('data-runs', '');
  }
  // Also fires in a tab that has just been opened.
  document.addEventListener('animationstart', ({ animationName, target }) => {
    if (animationName === 'run-up') animationOf(target as Element);
  });
  document.addEventListener('click', ({ target }) => {
    const board = (target as Element).closest('[data-notice-switch]') && boardOf(target);
    if (board) setPaused(board, 'data-held', !board.hasAttribute('data-held'));
  });
  document.addEventListener('focusin', ({ target }) => {
    const board = boardOf(target);
    if (!board || !listOf(board)?.contains(target as Node)) return;
    setPaused(board, 'data-focused', true);
    // Not for a mouse: an entry that moves between press and release gets no click.
    const tabbed = (target as Element).matches(':focus-visible');
    if (tabbed) (target as Element).scrollIntoView({ block: 'nearest' });
  });
  document.addEventListener('focusout', ({ target, relatedTarget }) => {
    const board = boardOf(target);
    if (!board || listOf(board)?.contains(relatedTarget as Node | null)) return;
    setPaused(board, 'data-focused', false);
  });
}

const firstPause = 5_000;

let pause = firstPause;
let timer = 0;

function report(entry: OutboxEntry, state: 'sent' | 'refused') {
  document.getElementById('outbox-status')?.setAttribute('data-state', state);
  dispatchEvent(new CustomEvent(`outbox:${state}`, { detail: entry.body.requestId }));
}

/** Posts one entry; false when it has to be retried. */
async function deliver(entry: OutboxEntry): Promise<boolean> {
  const { kind } = await post(entry);
  if (kind !== 'sent' && kind !== 'refused') return false;
  removeFromOutbox([entry.body.requestId]);
  report(entry, kind);
  return true;
}

async function deliverAll() {
  clearTimeout(timer);
  // Removals by another tab take a moment to become visible here.
  await new Promise((resolve) => setTimeout(resolve, 100));
  let left = 0;
  for (const entry of readOutbox()) {
    if (!(await deliver(entry))) left += 1;
  }
  if (!left) {
    pause = firstPause;
    return;
  }
  timer = window.setTimeout(startOutbox, pause);
  pause = Math.min(pause * 2, 300_000);
}

/** One tab at a time, where the browser supports locks. */
function startOutbox() {
  if (!readOutbox().length) return;
  if ('locks' in navigator) void navigator.locks.request('outbox', deliverAll);
  else void deliverAll();
}

/** Sends forms filled in offline: on load, when a form is saved, and when the network returns. */
function deliverOutbox() {
  startOutbox();
  addEventListener('outbox:kept', startOutbox);
  addEventListener('online', startOutbox);
}

/** Marks the page as scrolled from 200 px; the header is sticky while it is. */
function watchScroll() {
  const root = document.documentElement;
  const mark = () => root.toggleAttribute('data-stuck', scrollY >= 200);
  addEventListener('scroll', mark, { passive: true });
  mark();
}

/** Marks what has ended and what has begun by today in Delhi: batches (D38), policies, dates of exams. */
function markDays() {
  const today = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Kolkata' }).format();
  for (const mark of document.querySelectorAll<HTMLElement>('[data-last-day]')) {
    mark.toggleAttribute('data-past', (mark.dataset.lastDay ?? '') < today);
    mark.toggleAttribute('data-begun', (mark.dataset.firstDay ?? '9') <= today);
  }
}

const tabsOf = (list: Element) => [...list.querySelectorAll<HTMLButtonElement>('[role=tab]')];

const panelOf = (tab: Element) => document.getElementById(tab.getAttribute('aria-controls') ?? '');

/** Activates a tab. Its button is disabled, so focus moves to its panel. */
function activate(tab: HTMLButtonElement, moveFocus: boolean) {
  const list = tab.closest('[role=tablist]');
  if (!list) return;
  for (const other of tabsOf(list)) {
    const active = other === tab;
    const panel = panelOf(other);
    other.disabled = active;
    other.setAttribute('aria-selected', String(active));
    panel?.toggleAttribute('data-active', active);
    panel?.toggleAttribute('hidden', !active);
  }
  if (moveFocus) panelOf(tab)?.focus({ preventScroll: true });
}

/** The target of an arrow key, Home or End. Skips the active tab, which is disabled. */
function neighbour(tab: HTMLButtonElement, key: string) {
  const tabs = tabsOf(tab.closest('[role=tablist]') ?? tab).filter((one) => !one.disabled);
  const index = tabs.indexOf(tab);
  const count = tabs.length;
  if (key === 'ArrowRight') return tabs[(index + 1) % count];
  if (key === 'ArrowLeft') return tabs[(index - 1 + count) % count];
  if (key === 'Home') return tabs[0];
  return key === 'End' ? tabs[count - 1] : undefined;
}

/** Opens the panel that contains the URL's fragment, so that links to hidden cards work. */
function followHash() {
  const target = document.getElementById(location.hash.slice(1));
  const panel = target?.closest('[role=tabpanel]:not([data-active])');
  const tab = panel && document.querySelector(`[aria-controls="${CSS.escape(panel.id)}"]`);
  if (!tab) return;
  activate(tab as HTMLButtonElement, false);
  target?.scrollIntoView();
}

/** Tabs after the ARIA pattern, over panels that are all in the document. */
function switchTabs() {
  for (const tab of document.querySelectorAll('[role=tab]:disabled')) {
    activate(tab as HTMLButtonElement, false);
  }
  followHash();
  addEventListener('hashchange', followHash);
  document.addEventListener('click', ({ target }) => {
    const tab = (target as Element).closest<HTMLButtonElement>('[role=tab]');
    if (tab && !tab.disabled) activate(tab, true);
  });
  document.addEventListener('keydown', (event) => {
    const tab = (event.target as Element).closest<HTMLButtonElement>('[role=tab]');
    const next = tab && neighbour(tab, event.key);
    if (!next) return;
    event.preventDefault();
    next.focus();
  });
}

/** Fills in the seats left on the board of new batches, which React does not hydrate. */
async function showSeats() {
  const marks = document.querySelectorAll<HTMLElement>('[data-batch]');
  if (!marks[0]) return;
  const answer = await fetch('/api/seats');
  const { data } = (await answer.json()) as { data?: Record<string, { text: string }> };
  for (const mark of marks) mark.textContent = data?.[mark.dataset.batch ?? '']?.text ?? '';
}

// Also after the back/forward cache, so that no outdated number stays.
addEventListener('pageshow', () => void showSeats().catch(() => {}));

// Otherwise only attributes change here: pages with React must keep their text and nodes.
watchScroll();
markDays();
void noteArrival();
pointLoginLinks();
openCourseList();
closeMenus();
switchTabs();
openEmbeds();
runNoticeBoards();
loadPlanner();
deliverOutbox();
showPrintButtons();
// Deferred scripts run before load, when this would delay the first paint.
addEventListener('load', addManifest);
addEventListener('load', measureSomeVisits);
addEventListener('load', keepFees);

/** Points the log-in links of a logged-in visitor to their account (D34), and changes their text. */
function pointLoginLinks() {
  const point = () => {
    const who = readToken() && (readHolder() ?? 'student');
    // The style sheet chooses the text by it.
    document.documentElement.setAttribute('data-who', String(who));
    const href = who === 'staff' ? '/searchuser' : who ? '/history' : '/student-login';
    for (const link of document.querySelectorAll('[data-login-link]')) {
      link.setAttribute('href', href);
    }
  };
  point();
  addEventListener('pageshow', point);
  addEventListener('storage', point);
}

/** Opens the course list where it has its own column. */
function openCourseList() {
  if (matchMedia('(min-width: 1240px)').matches) {
    document.querySelector('[data-course-list]')?.setAttribute('open', '');
  }
  document.documentElement.setAttribute('data-ready', '');
}

/**
 * Stores the campaign for this visit, as the form is often filled in on a later page. Counts an arrival from outside
 * and keeps where it came from; of a click id only its name is sent. Neither a reload nor a way back is an arrival.
 */
async function noteArrival() {
  const page = document.querySelector<HTMLLinkElement>('link[rel=canonical]');
  if (!page || asksForPrivacy()) return;
  const query = [...new URLSearchParams(location.search)];
  const utm = Object.fromEntries(query.filter(([name]) => name.startsWith('utm_')));
  if (Object.keys(utm)[0]) tabStorage.writeJson('utm', utm);
  const referrer = document.referrer && new URL(document.referrer).host;
  const [way] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (referrer === location.host || way?.type !== 'navigate') return;
  const answer = await call('/api/visits', {
    body: {
      page: new URL(page.href).pathname,
      utm,
      click: query.find(([name]) => /(clid|braid|clkid)$/.test(name))?.[0],
      referrer,
    },
    // Counted even if the visitor leaves at once.
    keepalive: true,
  });
  if (answer.ok && answer.data) keepTouch(answer.data);
}
