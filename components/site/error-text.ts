/** Said in place of what the server threw: its own words stay in the log, under the number. */
const unprepared = 'The server could not prepare this page.';
const unexplained = 'No reason was given.';

/* Thrown values are anybody's: reading one may itself throw. */
function part(thrown: unknown, name: 'message' | 'digest'): string {
  try {
    const value: unknown = Reflect.get(Object(thrown), name);
    return typeof value === 'string' ? value.trim() : '';
  } catch {
    return '';
  }
}

function printed(thrown: unknown): string {
  try {
    const text = String(thrown ?? '').trim();
    return text.startsWith('[object ') ? '' : text;
  } catch {
    return '';
  }
}

/**
 * What the error fallback shows for a thrown value: never empty, never a stack. In production React
 * keeps back the words of a server error and gives it a number (`digest`) instead, which is also in
 * the log.
 */
export function errorText(thrown: unknown): string {
  const digest = part(thrown, 'digest');
  if (digest) return `${unprepared} If you call us, name the number ${digest}.`;
  return part(thrown, 'message') || (thrown instanceof Error ? '' : printed(thrown)) || unexplained;
}

/** The error text of a page that the server sent without a script to say more. */
export const serverErrorText = unprepared;
