import { expect } from 'playwright/test';
import { patience, type Engine } from './engine';

/** An element of the page by its accessible name. */
type Wanted = { part: 'link' | 'button' | 'field'; name: string };
type Place = { x: number; y: number };
/** A field's new value, or a JPEG in base64. */
type Given = { value?: string; picture?: string };

/** A browser tab, used like a person would. */
export class Tab {
  /** Position of the last click. */
  private last: Place = { x: 0, y: 0 };

  constructor(private readonly engine: Engine) {}

  open(path: string): Promise<void> {
    return this.engine.open(path);
  }

  /** Opens a page with a form, and waits until the site's script handles it. */
  async openForm(path: string): Promise<void> {
    await this.open(path);
    await this.formIsReady();
  }

  async formIsReady(): Promise<void> {
    await this.poll(() => {
      document.querySelector('main form')?.scrollIntoView({ behavior: 'instant' });
      return document.querySelector('main form[novalidate]') !== null;
    }).toBe(true);
  }

  /** Waits until the page shows a text. */
  async sees(text: string): Promise<void> {
    await this.poll(() => document.body.innerText.replaceAll(/\s+/g, ' ')).toContain(text);
  }

  /** Waits until path and query of the URL match. */
  async isAt(address: RegExp): Promise<void> {
    await this.poll(() => location.pathname + location.search).toMatch(address);
  }

  /** Clicks a link or a button at its position. */
  async presses(part: 'link' | 'button', name: string): Promise<void> {
    await this.pressesAt({ part, name });
  }

  /** Types into a field, key by key. */
  async types(name: string, value: string): Promise<void> {
    await this.pressesAt({ part: 'field', name });
    const actions = [...value].flatMap((key) => [
      { type: 'keyDown', value: key },
      { type: 'keyUp', value: key },
    ]);
    await this.engine.act([{ type: 'key', id: 'keyboard', actions }]);
  }

  /** Ticks a box or one of several choices. */
  async ticks(name: string): Promise<void> {
    await this.pressesAt({ part: 'field', name });
  }

  /**
   * Fills a field at once: chooses an option, enters a date, for which each browser has its own field, or
   * text, where typing was tried before.
   */
  async fills(name: string, value: string): Promise<void> {
    await this.finds({ part: 'field', name }, { value });
  }

  /** Puts a JPEG into a field for files. */
  async attaches(name: string, picture: Buffer): Promise<void> {
    await this.finds({ part: 'field', name }, { picture: picture.toString('base64') });
  }

  /** Deletes the cookies. */
  async isSomebodyElse(): Promise<void> {
    await this.engine.run(() => localStorage.clear());
    await this.engine.deleteCookies();
  }

  private async pressesAt(wanted: Wanted): Promise<void> {
    const { x, y } = (this.last = await this.finds(wanted));
    const move = { type: 'pointerMove', x, y, origin: 'viewport' };
    const actions = [move, { type: 'pointerDown', button: 0 }, { type: 'pointerUp', button: 0 }];
    await this.engine.act([
      { type: 'pointer', id: 'mouse', parameters: { pointerType: 'mouse' }, actions },
    ]);
  }

  private async finds(wanted: Wanted, given: Given = {}): Promise<Place> {
    const places: Place[] = [];
    const look = async () => {
      const place = await this.tried(() => this.engine.run(usePart, wanted, given, this.last));
      if (place) places.push(place);
      return place ? 'found' : `no ${wanted.part} ${wanted.name} to use`;
    };
    await expect.poll(look, patience).toBe('found');
    return places[0] ?? this.last;
  }

  private poll<Result>(inPage: () => Result) {
    return expect.poll(() => this.tried(() => this.engine.run(inPage)), patience);
  }

  /** Null between two pages. */
  private tried<Result>(ask: () => Promise<Result>): Promise<Result | null> {
    return ask().catch(() => null);
  }
}

/**
 * Runs in the page: finds an element that can be reached, scrolls to it, and sets the field's value or file.
 * @returns its middle; null if there is none yet, or something covers it
 */
function usePart({ part, name }: Wanted, { value, picture }: Given, last: Place): Place | null {
  const kinds = { link: 'a[href]', button: 'button, summary', field: 'input, select, textarea' };
  const plain = (text: string | null) => (text ?? '').replaceAll(/\s+/g, ' ').trim();
  const names = (element: HTMLElement) => {
    const labels = 'labels' in element ? [...(element.labels as NodeListOf<HTMLElement>)] : [];
    const texts = [element, ...labels].map(({ textContent }) => plain(textContent));
    return [element.ariaLabel, ...texts];
  };
  const found = [...document.querySelectorAll<HTMLElement>(kinds[part])].find(
    (element) => names(element).includes(name) && (picture || element.checkVisibility()),
  );
  if (!found) return null;
  if (value !== undefined && found instanceof HTMLSelectElement) {
    const option = [...found.options].find(({ text }) => text === value);
    if (!option) return null;
    option.selected = true;
  } else if (value !== undefined) {
    // React overrides the setter on the element, so the prototype's is called.
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(found, value);
  } else if (picture && found instanceof HTMLInputElement) {
    const bytes = Uint8Array.from(atob(picture), (character) => character.charCodeAt(0));
    const chosen = new DataTransfer();
    chosen.items.add(new File([bytes], 'me.jpg', { type: 'image/jpeg' }));
    found.files = chosen.files;
  } else {
    found.scrollIntoView({ block: 'center', behavior: 'instant' });
    const middle = () => {
      const { left, top, width, height } = found.getBoundingClientRect();
      return { x: Math.round(left + width / 2), y: Math.round(top + height / 2) };
    };
    // Two clicks in quick succession at one place would be a double click.
    if (Math.abs(middle().y - last.y) < 20) scrollBy({ top: 40, behavior: 'instant' });
    const place = middle();
    const hit = document.elementFromPoint(place.x, place.y);
    return found.contains(hit) || hit?.closest('label')?.contains(found) ? place : null;
  }
  for (const event of ['input', 'change']) found.dispatchEvent(new Event(event, { bubbles: true }));
  return { x: 0, y: 0 };
}
