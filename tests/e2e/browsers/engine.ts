/** Time for an answer and the page after it on a busy machine. */
export const patience = { timeout: 30_000, intervals: [50, 100, 250] };

/** An input source of WebDriver, a keyboard or a pointer; Firefox and WebKit take the same. */
type InputSource = {
  type: 'key' | 'pointer';
  id: string;
  parameters?: { pointerType: 'mouse' | 'touch' };
  actions: readonly { type: string; [detail: string]: unknown }[];
};

/** A browser other than Chromium, with one tab. */
export interface Engine {
  /** Opens a page of the site and waits until it has loaded. */
  open(path: string): Promise<void>;
  /** Runs a function in the page; arguments and result are passed as JSON. */
  run<Given extends unknown[], Result>(
    inPage: (...given: Given) => Result | Promise<Result>,
    ...given: Given
  ): Promise<Result>;
  /** Presses keys or moves the pointer, as a person would. */
  act(sources: readonly InputSource[]): Promise<void>;
  /** Resizes the viewport, in CSS pixels. */
  resize(width: number, height: number): Promise<void>;
  deleteCookies(): Promise<void>;
  /**
   * Faults in the background since the last call: errors of scripts and of the console, refusals of the
   * Content-Security-Policy, answers of 400 and above, files that failed to load.
   */
  faults(): string[];
  close(): Promise<void>;
}

/** The text of a function that maps the JSON of its arguments to the JSON of its result. */
export const asText = (inPage: (...given: never[]) => unknown): string =>
  `async (given) => JSON.stringify((await (${inPage})(...JSON.parse(given))) ?? null)`;
