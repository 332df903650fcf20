import { databaseWatch, sendUnqueued } from '@/lib/health/witness';
import { env } from '@/lib/platform/env';
import { log } from '@/lib/platform/log';
import { startListener } from '../../support/health/listener';
import { eventually } from '../../support/process/site';

let statuses: number[] = [];
let listener: Awaited<ReturnType<typeof startListener>>;
const before = env.ALERT_URL;

beforeAll(async () => {
  listener = await startListener((response) => response.writeHead(statuses.shift() ?? 200).end());
});
beforeEach(() => {
  listener.heard.length = 0;
  statuses = [];
  env.ALERT_URL = `${listener.url}/a-secret`;
});
afterEach(() => jest.restoreAllMocks());
afterAll(async () => {
  env.ALERT_URL = before;
  await listener.close();
});

const bodies = () => listener.heard.map(({ body }) => JSON.parse(body) as unknown);
const alert = {
  what: 'Mails',
  since: '2026-11-28T10:00:00.000Z',
  until: null,
  words: '3 not sent yet, 3 of them tried already.',
};

test('an alert is sent again until it is taken, and its address is in no log', async () => {
  const errors = jest.spyOn(log, 'error').mockImplementation(() => undefined);
  statuses = [500, 302];
  await sendUnqueued(alert, [1, 1, 1]);
  expect(listener.heard.map(({ method, path }) => `${method} ${path}`)).toEqual(
    Array(3).fill('POST /a-secret'),
  );
  const text = `Mails: something is wrong with ${env.SITE_URL}. ${alert.words}`;
  expect(bodies()).toEqual(Array(3).fill({ site: env.SITE_URL, ...alert, text }));
  expect(errors).toHaveBeenCalledTimes(2);
  expect(JSON.stringify(errors.mock.calls)).not.toContain('secret');
});

test('without ALERT_URL nothing is sent', async () => {
  delete env.ALERT_URL;
  await sendUnqueued(alert);
  expect(listener.heard).toEqual([]);
});

test('a database that is away for long is told once, and once when it is back', async () => {
  const errors = jest.spyOn(log, 'error').mockImplementation(() => undefined);
  let isAway = true;
  const ask = () => (isAway ? Promise.reject(new Error('away')) : Promise.resolve());
  const soon = databaseWatch(ask);
  await soon();
  isAway = false;
  await soon();
  expect([errors.mock.calls, listener.heard]).toEqual([[], []]);

  isAway = true;
  const look = databaseWatch(ask, 0);
  await look();
  await look();
  isAway = false;
  await look();
  await look();
  await eventually(
    () => Promise.resolve(listener.heard.length),
    (count) => count === 2,
  );
  const until = expect.any(String) as string;
  expect(bodies()).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ what: 'Database', until: null }),
      expect.objectContaining({ what: 'Database', until }),
    ]),
  );
  expect(errors).toHaveBeenCalledTimes(1);
});
