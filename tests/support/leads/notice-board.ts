import type { Locator } from 'playwright/test';

/**
 * Clicks the button of a notice board and answers how far down its box the list begins right then.
 * Both in one step: on a slow machine the list would run on in between.
 */
export function clickAndMeasure(button: Locator): Promise<number> {
  return button.evaluate((node) => {
    (node as HTMLButtonElement).click();
    const track = node.closest('section')?.querySelector('.notice-track');
    const box = track?.parentElement?.getBoundingClientRect();
    return (track?.getBoundingClientRect().top ?? Number.NaN) - (box?.top ?? Number.NaN);
  });
}
