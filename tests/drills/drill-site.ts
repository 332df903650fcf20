import { createHash, randomUUID } from 'node:crypto';
import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { registration } from '../support/leads/lead';
import { query } from '../support/process/query';
import { startSite, type Site } from '../support/process/site';

const stops: (() => Promise<unknown>)[] = [];

/** Registers a clean-up for the end of the drill, whatever its outcome; the last one runs first. */
export function atTheEnd(stop: () => Promise<unknown>): void {
  stops.push(stop);
}

export async function stopAll(): Promise<void> {
  for (const stop of stops.splice(0).reverse()) {
    await stop().catch((error: Error) => console.error(error.message));
  }
}

/** A site with its data below `folder`; it trusts the visitors' addresses in the drill's headers. */
export async function siteIn(folder: string, settings: Record<string, string> = {}): Promise<Site> {
  await mkdir(folder, { recursive: true });
  const site = await startSite(path.resolve(folder), { TRUSTED_PROXIES: '127.0.0.1', ...settings });
  atTheEnd(site.stop);
  return site;
}

let visitors = 0;

/** Headers of another visitor each time: an address may send 60 leads in ten minutes. */
export function newVisitor(): Record<string, string> {
  visitors += 1;
  const address = `198.18.${(visitors >> 8) & 255}.${visitors & 255}`;
  return { 'content-type': 'application/json', 'x-forwarded-for': address };
}

/** Body of a request to `LEADS`: each from a phone of its own, which is the same when it is repeated. */
export function leadBody(requestId: string): string {
  const number = createHash('sha256').update(requestId).digest().readUInt32BE() % 1_000_000_000;
  const phonenumber = `9${String(number).padStart(9, '0')}`;
  return JSON.stringify({ ...registration, phonenumber, requestId });
}

export const LEADS = '/api/student/free-registration';

/** Leads that arrive one after the other, without retries. */
export class Leads {
  readonly confirmed: string[] = [];
  /** Count of each other status. */
  readonly refused = new Map<string, number>();
  slowestMs = 0;
  #over = false;
  readonly #done: Promise<void>;

  constructor(url: string, betweenMs = 100) {
    this.#done = this.#arrive(url, betweenMs);
  }

  async #arrive(url: string, betweenMs: number): Promise<void> {
    while (!this.#over) {
      await this.#send(url);
      await pause(betweenMs);
    }
  }

  async #send(url: string): Promise<void> {
    const requestId = randomUUID();
    const began = performance.now();
    const answer = await fetch(url + LEADS, {
      method: 'POST',
      headers: newVisitor(),
      body: leadBody(requestId),
      signal: AbortSignal.timeout(60_000),
    }).then(
      async (response) => (await response.text()) && String(response.status),
      () => 'no answer',
    );
    this.slowestMs = Math.max(this.slowestMs, performance.now() - began);
    if (answer === '200') this.confirmed.push(requestId);
    else this.refused.set(answer, (this.refused.get(answer) ?? 0) + 1);
  }

  async stop(): Promise<void> {
    this.#over = true;
    await this.#done;
  }

  /** For example "503 × 12". */
  get refusals(): string {
    const all = [...this.refused].map(([answer, times]) => `${answer} × ${counted(times)}`);
    return all.join(', ') || 'none';
  }
}

/** Numbers of confirmed leads missing from the table, and of duplicate rows. */
export async function compareLeads(
  databaseUrl: string,
  confirmed: readonly string[],
): Promise<{ rows: number; lost: number; twice: number }> {
  const rows = await query<{ requestId: string }>(databaseUrl, 'select "requestId" from leads');
  const stored = new Set(rows.map(({ requestId }) => requestId));
  const lost = confirmed.filter((requestId) => !stored.has(requestId)).length;
  return { rows: rows.length, lost, twice: rows.length - stored.size };
}

/** Unfinished and failed jobs that announce leads. */
export async function mailsWaiting(databaseUrl: string): Promise<number> {
  const rows = await query(
    databaseUrl,
    `select id from pgboss.job where name = 'lead-notices' and state <> 'completed'`,
  );
  return rows.length;
}

export const counted = (count: number) => count.toLocaleString('en');
