const TIMEOUT_MS = 15_000;

export type TokenAnswer<Data> = { status: number; data: Data | undefined };

/**
 * Posts in the name of whoever holds the token. Never throws.
 * @param options `keepalive` where the page is left before the answer is there
 * @returns null when there was no answer
 */
export async function callWith<Data>(
  token: string | null,
  url: string,
  { keepalive = false } = {},
): Promise<TokenAnswer<Data> | null> {
  try {
    const response = await fetch(url, {
      method: 'POST',
      keepalive,
      ...(token !== null && { headers: { Authorization: `Bearer ${token}` } }),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    const answer = (await response.json().catch(() => null)) as { data?: Data } | null;
    return { status: response.status, data: answer?.data };
  } catch {
    return null;
  }
}
