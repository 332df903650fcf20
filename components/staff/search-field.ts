/** The box on the page. What stands in it is the browser's, so that what is typed before the script is there stays. */
export const searchField = () => document.querySelector<HTMLInputElement>('#search');

/** Puts the text into the box. */
export function fillSearchField(text: string): void {
  const field = searchField();
  if (field && field.value !== text) field.value = text;
}
