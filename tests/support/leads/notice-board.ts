import type { Locator } from 'playwright/test';

/**
 * Clicks the button of a notice board and returns the list's offset in its box at that moment. In
 * one step, because the list would keep moving in between on a slow machine.
 */
export function clickAndMeasure(button: Locator): Promise<number> {
  return button.evaluate((node) => {
    (node as HTMLButtonElement).click();
    const track = node.closest('section')?.querySelector('.notice-track');
    const box = track?.parentElement?.getBoundingClientRect();
    return (track?.getBoundingClientRect().top ?? Number.NaN) - (box?.top ?? Number.NaN);
  });
}
