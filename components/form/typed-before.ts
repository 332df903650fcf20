/**
 * What stands in a box whose text React keeps, as React takes the page over: typed before, and put back
 * to nothing otherwise. For the first state.
 * @param id of the box
 * @returns '' where the box is not on the page yet
 */
export function typedBefore(id: string): string {
  const box = typeof document === 'undefined' ? null : document.getElementById(id);
  return box && 'value' in box && typeof box.value === 'string' ? box.value : '';
}
