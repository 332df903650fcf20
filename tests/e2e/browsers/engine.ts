/** How long an answer, and the page after it, may take on a busy machine. */
export const patience = { timeout: 30_000, intervals: [50, 100, 250] };

/** A source of input of WebDriver, a keyboard or a pointer; Firefox and WebKit take the same. */
type InputSource = {
  type: 'key' | 'pointer';
  id: string;
  parameters?: { pointerType: 'mouse' | 'touch' };
  actions: readonly { type: string; [detail: string]: unknown }[];
};

/** A browser with one tab that is not Chromium. */
export interface Engine {
  /** Opens a page of the site and waits until it has loaded. */
  open(path: string): Promise<void>;
  /** Runs a function in the page; what it takes and gives is passed as JSON. */
  run<Given extends unknown[], Result>(
    inPage: (...given: Given) => Result | Promise<Result>,
    ...given: Given
  ): Promise<Result>;
  /** Presses keys or moves the pointer, as a person would. */
  act(sources: readonly InputSource[]): Promise<void>;
  /** Changes what the page is shown in, in CSS pixels. */
  resize(width: number, height: number): Promise<void>;
  deleteCookies(): Promise<void>;
  /**
   * What went wrong in the background since the last call: errors of scripts and of the console, what
   * the Content-Security-Policy refused, answers of 400 and above, files that did not come.
   */
  faults(): string[];
  close(): Promise<void>;
}

/** The text of a function that takes the JSON of its arguments and gives the JSON of its result. */
export const asText = (inPage: (...given: never[]) => unknown): string =>
  `async (given) => JSON.stringify((await (${inPage})(...JSON.parse(given))) ?? null)`;
