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

/** Closes the navigation's dropdowns and the mobile menu when the visitor has moved on. */
export function closeMenus() {
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
  // A page that comes back from the back/forward cache must not come back with its menu open.
  addEventListener('pagehide', () => {
    closeAllBut(null);
    if (sheet?.hidePopover) hideSheet();
  });
}
