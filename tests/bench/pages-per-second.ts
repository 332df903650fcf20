import { comparedPage } from './peers';
import { processorSeconds, type Server } from './processes';
import { inRounds, middleOf, middleRatio, type Round } from './rounds';
import { compared, perSecond, type Row } from './row';
import { load } from './wrk';

type Subject = 'ours' | 'bare' | 'next' | 'nginx';

/** One finished page, from our process, a bare `node:http`, `next start` and one nginx process. */
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
  const rows = (other: Subject, named: string, atLeast: number) => [
    row('Pages from one process', rounds, other, named, perSecond, { atLeast }),
    row('Processor time for a page', processor, other, named, microseconds),
  ];
  return [
    ...rows('bare', 'bare `node:http`', 0.8),
    ...rows('next', '`next start`', 30),
    ...(servers.nginx ? rows('nginx', 'nginx', 0.65) : []),
  ];
}

function row(
  measure: string,
  rounds: readonly Round<Subject>[],
  other: Subject,
  named: string,
  print: (value: number) => string,
  limit?: { atLeast: number },
): Row {
  const theirs = [named, middleOf(rounds, other)] as const;
  const ratio = middleRatio(rounds, 'ours', other);
  return compared(measure, middleOf(rounds, 'ours'), theirs, print, limit, ratio);
}

const microseconds = (value: number) => `${Math.round(value)} µs`;

async function checkSameBytes(servers: readonly Server[]): Promise<void> {
  const pages = await Promise.all(
    servers.map(async ({ url }) => (await fetch(url + comparedPage)).text()),
  );
  if (new Set(pages).size > 1) throw new Error('The servers do not send the same page.');
}
