/** Nothing of the page can be seen, read out or reached with the keyboard. */
export function hidePage(): void {
  document.documentElement.dataset.hidden = '';
}

export function showPage(): void {
  delete document.documentElement.dataset.hidden;
}
