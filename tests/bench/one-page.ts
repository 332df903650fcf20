import { csirNetOnline } from '@/content/catalogue/exams/csir-net/courses';
import { formatRupees } from '@/content/money';
import { middleOfRuns, type Measure, type PageMeasures } from './lighthouse';
import { compared, kilobytes, milliseconds, targetOf, thousandths, whole, type Row } from './row';

const RUNS = 3;

interface Addresses {
  ours: string;
  plain: string;
  react: string;
}

/** The compared page beside both peers: bytes, requests, Lighthouse, and the content without script. */
export async function comparePage(measure: Measure, addresses: Addresses): Promise<Row[]> {
  const runs: Record<keyof Addresses, PageMeasures[]> = { ours: [], plain: [], react: [] };
  // In turns, so that other load on the machine affects all three alike.
  for (let round = 0; round < RUNS; round += 1) {
    for (const name of ['ours', 'plain', 'react'] as const) {
      runs[name].push(await measure(addresses[name]));
    }
  }
  const ours = middleOfRuns(runs.ours);
  return [
    ...rowsAgainst('plain HTML', ours, middleOfRuns(runs.plain), { atMost: 1.1 }),
    ...rowsAgainst('React app', ours, middleOfRuns(runs.react)),
    ...(await pricesWithoutScript(addresses)),
  ];
}

function rowsAgainst(
  other: string,
  ours: PageMeasures,
  theirs: PageMeasures,
  limit?: { atMost: number },
): Row[] {
  const row = (
    measure: string,
    read: (page: PageMeasures) => number,
    print: (value: number) => string,
    held?: typeof limit,
  ) => compared(measure, read(ours), [other, read(theirs)], print, held);
  return [
    row('HTML', (page) => page.bytesOf.Document, kilobytes),
    row('JavaScript', (page) => page.bytesOf.Script, kilobytes),
    row('CSS', (page) => page.bytesOf.Stylesheet, kilobytes),
    row('Fonts', (page) => page.bytesOf.Font, kilobytes),
    row('All bytes', (page) => page.bytes, kilobytes, limit),
    row('Requests', (page) => page.requests, whole),
    {
      ...row('Lighthouse performance', (page) => page.scores.performance, whole),
      target: targetOf({ atLeast: 98 }, ours.scores.performance),
    },
    row('First contentful paint', (page) => page.firstPaint, milliseconds),
    row('Largest contentful paint', (page) => page.largestPaint, milliseconds, limit),
    {
      ...row('Total blocking time', (page) => page.blockingTime, milliseconds),
      target: { says: '0 ms', isMet: ours.blockingTime === 0 },
    },
    {
      ...row('Layout shift', (page) => page.layoutShift, thousandths),
      target: targetOf({ atMost: 0.01 }, ours.layoutShift),
    },
  ];
}

async function pricesWithoutScript({ ours, ...peers }: Addresses): Promise<Row[]> {
  const plans = csirNetOnline.tabs.flatMap((tab) => tab.plans);
  const prices = [...new Set(plans.map(({ price }) => formatRupees(price)))];
  const found = async (url: string) => {
    const html = await (await fetch(url)).text();
    const text = html.replace(/<(head|script)[\s\S]*?<\/\1>/g, '').replace(/<[^>]+>/g, '');
    return prices.filter((price) => text.includes(price)).length;
  };
  const print = (count: number) => `${count} of ${prices.length}`;
  const own = await found(ours);
  const target = { says: 'all', isMet: own === prices.length };
  const measure = 'Prices in the HTML';
  return [
    { ...compared(measure, own, ['plain HTML', await found(peers.plain)], print), target },
    { ...compared(measure, own, ['React app', await found(peers.react)], print), target },
  ];
}
