const tabsOf = (list: Element) => [...list.querySelectorAll<HTMLButtonElement>('[role=tab]')];

const panelOf = (tab: Element) => document.getElementById(tab.getAttribute('aria-controls') ?? '');

/** Makes one tab the active one. Its button is disabled, so focus goes to the panel it opened. */
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

/** The tab that an arrow key, Home or End leads to. The active one is disabled and is passed over. */
function neighbour(tab: HTMLButtonElement, key: string) {
  const tabs = tabsOf(tab.closest('[role=tablist]') ?? tab).filter((one) => !one.disabled);
  const index = tabs.indexOf(tab);
  const count = tabs.length;
  if (key === 'ArrowRight') return tabs[(index + 1) % count];
  if (key === 'ArrowLeft') return tabs[(index - 1 + count) % count];
  if (key === 'Home') return tabs[0];
  return key === 'End' ? tabs[count - 1] : undefined;
}

/** Opens the panel that the address points into, so that a link to a hidden card arrives. */
function followHash() {
  const target = document.getElementById(location.hash.slice(1));
  const panel = target?.closest('[role=tabpanel]:not([data-active])');
  const tab = panel && document.querySelector(`[aria-controls="${CSS.escape(panel.id)}"]`);
  if (!tab) return;
  activate(tab as HTMLButtonElement, false);
  target?.scrollIntoView();
}

/** Tabs after the ARIA pattern, over panels that are all in the document. */
export function switchTabs() {
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
