import { endRemovedIslands, redraw, startIslands } from './start-islands';

// Shows an office page as the server draws it now. What its islands keep, such as text that is being
// typed, stays, and so do focus and scroll position.

/** What may differ: the rest of a page is the same for whoever is logged in. */
const PARTS = ['.staff-bar', '#main'];

/** An office page that this person may open has it. */
const FRAME = 'site-island[name=frame]';

let latest = new AbortController();

/**
 * Fetches the page again and shows what has changed. Of two at once the later one counts. Without an
 * answer the page stays as it is until the connection is back.
 */
export async function refreshPage(): Promise<void> {
  latest.abort();
  latest = new AbortController();
  const { signal } = latest;
  let page: Document | null;
  try {
    page = await fetchPage(signal);
  } catch {
    if (!signal.aborted) addEventListener('online', refreshLater, { once: true });
    return;
  }
  if (signal.aborted) return;
  if (page) show(page);
  // The log-in has ended, or the page is no more.
  else location.reload();
}

const refreshLater = () => void refreshPage();

/**
 * @returns null if it is another page by now
 * @throws Error if nothing answered, or something in front of the site
 */
async function fetchPage(signal: AbortSignal): Promise<Document | null> {
  const { pathname, search } = location;
  const response = await fetch(pathname + search, { cache: 'no-store', signal });
  if (response.status >= 500) throw new Error(`The page answered ${response.status}.`);
  const page = new DOMParser().parseFromString(await response.text(), 'text/html');
  return response.ok && !response.redirected && page.querySelector(FRAME) ? page : null;
}

function show(page: Document): void {
  for (const part of PARTS) {
    const [old, fresh] = [document.querySelector(part), page.querySelector(part)];
    if (old && fresh) update(old, fresh);
  }
  document.title = page.title;
  endRemovedIslands();
  void startIslands();
}

/**
 * Makes a node what it is on the newer page.
 * @returns the node that belongs there: the new one if React does not run on an island
 */
function update(old: Node, fresh: Node): Node {
  if (!(old instanceof Element && fresh instanceof Element) || old.isEqualNode(fresh)) return old;
  if (isIsland(old)) return redraw(old, fresh) ? old : fresh;
  for (const name of old.getAttributeNames()) {
    if (!fresh.hasAttribute(name)) old.removeAttribute(name);
  }
  for (const { name, value } of fresh.attributes) old.setAttribute(name, value);
  updateChildren(old, fresh);
  return old;
}

/** Nodes that stay are not moved, so that they keep the focus. */
function updateChildren(old: Element, fresh: Element): void {
  const left = new Set<Node>(old.childNodes);
  const wanted = [...fresh.childNodes].map((node) => {
    const same = [...left].find((one) => isSame(one, node));
    const kept = same ? update(same, node) : node;
    left.delete(kept);
    return kept;
  });
  for (const node of left) node.parentNode?.removeChild(node);
  let at = old.firstChild;
  for (const node of wanted) {
    if (node === at) at = at.nextSibling;
    else old.insertBefore(node, at);
  }
}

/** Whether a node is already what is wanted, or holds an island that is wanted as well. */
function isSame(one: Node, other: Node): boolean {
  if (one.isEqualNode(other)) return true;
  if (one.nodeName !== other.nodeName) return false;
  const names = islandNames(other);
  return islandNames(one).some((name) => names.includes(name));
}

function islandNames(node: Node): (string | null)[] {
  if (!(node instanceof Element)) return [];
  const islands = isIsland(node) ? [node] : [...node.querySelectorAll('site-island')];
  return islands.map((island) => island.getAttribute('name'));
}

const isIsland = ({ localName }: Element) => localName === 'site-island';
