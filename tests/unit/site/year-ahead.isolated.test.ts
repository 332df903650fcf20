import { readdirSync } from 'node:fs';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import type { ReactNode } from 'react';
import type { IsoDay } from '@/content/day';
import type { SiteFacts } from '@/content/facts/site-facts';
import { haveTurned, turnsIn } from '@/lib/delivery/day-turns';
import { ofTheDay } from '@/lib/publishing/compare-pages';
import { withFacts } from '../../support/content/with-facts';

interface Route {
  default: (props: { params: Promise<object> }) => ReactNode | Promise<ReactNode>;
  generateStaticParams?: () => readonly object[];
}

/** Sessions that are to come in November 2026. */
const gate = { exam: 'gate', session: 'GATE 2027', link: 'https://gate2027.example.in' } as const;
const facts: SiteFacts = {
  examDates: [
    { ...gate, kind: 'applications', firstDay: '2026-11-01', lastDay: '2026-12-05' },
    { ...gate, kind: 'exam', firstDay: '2027-02-06', lastDay: '2027-02-14' },
    { ...gate, kind: 'result', firstDay: '2027-03-19' },
  ],
  examFees: [{ ...gate, category: 'All others', fee: 210_000, goodUntil: '2026-12-05' }],
  batches: [{ exam: 'gate', mode: 'online', session: 'GATE 2027', start: '2026-12-05' }],
  notices: [{ text: 'Mock test', link: '/testseries', kind: 'tests', lastDay: '2026-12-20' }],
};

const routeFiles = ['app/(static)', 'app/(islands)'].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /(^|\/)page\.tsx$/.test(file) && !file.startsWith('(account)'))
    .map((file) => path.join(folder, file)),
);

/** The pages of (static) and Home as they are rendered on a day, by the file of their route. */
async function pagesAt(day: IsoDay): Promise<ReadonlyMap<string, string>> {
  jest.useFakeTimers({
    now: new Date(`${day}T12:00:00+05:30`),
    doNotFake: [
      ...(['hrtime', 'nextTick', 'performance', 'queueMicrotask'] as const),
      ...(['setImmediate', 'clearImmediate', 'setInterval', 'clearInterval'] as const),
      ...(['setTimeout', 'clearTimeout'] as const),
    ],
  });
  const pages = await withFacts(facts, async () => {
    const { prerenderToNodeStream } = await import('react-dom/static');
    const all = new Map<string, string>();
    for (const file of routeFiles) {
      const route = (await import(path.resolve(file))) as Route;
      for (const params of route.generateStaticParams?.() ?? [{}]) {
        const page = await route.default({ params: Promise.resolve(params) });
        const { prelude } = await prerenderToNodeStream(page);
        all.set(`${file} ${JSON.stringify(params)}`, await text(prelude));
      }
    }
    return all;
  });
  jest.useRealTimers();
  return pages;
}

const now = '2026-11-28';
const yearLater = '2027-11-28';
const withoutDay = (html: string) => html.replace(ofTheDay, '');

test('whatever a page says of a day has a mark, so the site notices when it has to be built again', async () => {
  const later = await pagesAt(yearLater);
  const turned = [...(await pagesAt(now))].filter(
    ([name, html]) => withoutDay(html) !== withoutDay(later.get(name) ?? ''),
  );
  expect(turned.map(([name]) => name)).toEqual(
    expect.arrayContaining([
      'app/(static)/exam-calendar/page.tsx {}',
      'app/(static)/new-batch/page.tsx {}',
      'app/(islands)/page.tsx {}',
    ]),
  );
  const unmarked = turned.filter(
    ([, html]) => !haveTurned({ turns: turnsIn(html, now) }, yearLater),
  );
  expect(unmarked.map(([name]) => name)).toEqual([]);
});

test('a year later no page has anything open, coming or current of this year, and the office is asked for what is missing', async () => {
  for (const [name, html] of await pagesAt(yearLater)) {
    for (const [mark, , last = ''] of html.matchAll(
      /<[^>]*data-(first|last)-day="([\d-]+)"[^>]*>/g,
    )) {
      const lastDay = /data-last-day="([\d-]+)"/.exec(mark)?.[1] ?? last;
      expect([name, mark, mark.includes('data-past=""')]).toEqual([
        name,
        mark,
        lastDay < yearLater,
      ]);
    }
    const said = withoutDay(html).replace(/<[^>]*>/g, ' ');
    expect([
      name,
      /(open|apply) now|now open|(are|is) open until|coming soon/i.exec(said)?.[0],
    ]).toEqual([name, undefined]);
    const starts = [...html.matchAll(/"@type":"Event".*?"startDate":"([\d-]+)/g)];
    expect([name, starts.filter(([, start = '']) => start < yearLater)]).toEqual([name, []]);
  }
  const { contentPoints } = await withFacts(facts, () => import('@/content/facts/launch-points'));
  const asked = contentPoints(new Date(yearLater))
    .map(({ what }) => what)
    .join(' ');
  for (const line of [
    'GATE cut-offs of 2027: enter them',
    'GATE, the next session: enter its dates',
    'GATE application fees of the next session: enter them',
    'CSIR-NET result of June 2026: enter it',
  ]) {
    expect(asked).toContain(line);
  }
});
