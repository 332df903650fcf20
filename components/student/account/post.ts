const TIMEOUT_MS = 15_000;

/** What is wrong with a field, by its name. */
type Fields = Record<string, string>;

/**
 * What became of a call. `unreached`: nothing of ours came back. `flagged`: refused for what was sent, with
 * the contract's flag (decision D17); any other refusal is `refused`.
 */
export type Outcome<Data> =
  | { kind: 'done'; data: Data; message: string }
  | { kind: 'flagged' | 'refused'; code: string; message: string; fields: Fields }
  | { kind: 'unreached' };

type Answer<Data> = {
  success?: unknown;
  code?: string;
  message?: string;
  fields?: Fields;
  data?: Data;
};

/** Posts a form with its files, or anything else as JSON. Never throws. */
export async function post<Data>(
  url: string,
  body: FormData | object,
  timeoutMs = TIMEOUT_MS,
): Promise<Outcome<Data>> {
  try {
    const response = await fetch(url, {
      method: 'POST',
      ...(body instanceof FormData
        ? { body }
        : { body: JSON.stringify(body), headers: { 'Content-Type': 'application/json' } }),
      signal: AbortSignal.timeout(timeoutMs),
    });
    const answer = (await response.json()) as Answer<Data>;
    const { success, code = '', message = '', fields = {}, data } = answer;
    if (success === true) return { kind: 'done', data: data as Data, message };
    return { kind: response.ok ? 'flagged' : 'refused', code, message, fields };
  } catch (error) {
    console.error(`${url} was not reached:`, error);
    return { kind: 'unreached' };
  }
}
