import { comparedPage } from './peers';
import { processorSeconds, type Server } from './processes';
import { inRounds, middleOf, middleRatio, type Round } from './rounds';
import { compared, perSecond, type Row } from './row';
import { load } from './wrk';

type Subject = 'ours' | 'bare' | 'next' | 'nginx' | 'front';

/** One finished page, from our process, a bare `node:http`, `next start`, one nginx process and Compose's nginx. */
export async function comparePagesPerSecond(
  servers: Partial<Record<Subject, Server>> & { ours: Server; bare: Server; next: Server },
): Promise<Row[]> {
  await checkSameBytes(Object.values(servers));
  const used: Record<string, number[]> = {};
  const subjects = Object.entries(servers).map(([name, { url, pid }]) => [
    name,
    async () => {
      const before = processorSeconds(pid);
      const { perSecond: rate, requests, refused } = await load(url + comparedPage);
      if (refused > 0) throw new Error(`${name} refused ${refused} requests under load.`);
      (used[name] ??= []).push(((processorSeconds(pid) - before) / requests) * 1e6);
      return rate;
    },
  ]);
  const rounds = await inRounds<Subject>(Object.fromEntries(subjects));
  const processor = (used.ours ?? []).map((_, index) =>
    Object.fromEntries(Object.entries(used).map(([name, values]) => [name, values[index]])),
  ) as Round<Subject>[];
  const rowsOf = (other: Subject, named: string, atLeast: number) => [
    row('Pages from one process', rounds, other, named, perSecond, { atLeast }),
    row('Processor time for a page', processor, other, named, microseconds),
  ];
  const throughFront = [
    row(
      'Pages through Compose’s nginx',
      rounds,
      'nginx',
      'nginx',
      perSecond,
      { atLeast: 0.9 },
      'front',
    ),
    row(
      'Processor time of Compose’s nginx',
      processor,
      'nginx',
      'nginx',
      microseconds,
      undefined,
      'front',
    ),
  ];
  return [
    ...rowsOf('bare', 'bare `node:http`', 0.8),
    ...rowsOf('next', '`next start`', 30),
    ...(servers.nginx ? rowsOf('nginx', 'nginx', 0.65) : []),
    ...(servers.nginx && servers.front ? throughFront : []),
  ];
}

function row(
  measure: string,
  rounds: readonly Round<Subject>[],
  other: Subject,
  named: string,
  print: (value: number) => string,
  limit?: { atLeast: number },
  ours: Subject = 'ours',
): Row {
  const theirs = [named, middleOf(rounds, other)] as const;
  const ratio = middleRatio(rounds, ours, other);
  return compared(measure, middleOf(rounds, ours), theirs, print, limit, ratio);
}

const microseconds = (value: number) => `${Math.round(value)} µs`;

async function checkSameBytes(servers: readonly Server[]): Promise<void> {
  const pages = await Promise.all(
    servers.map(async ({ url }) => (await fetch(url + comparedPage)).text()),
  );
  if (new Set(pages).size > 1) throw new Error('The servers do not send the same page.');
}
