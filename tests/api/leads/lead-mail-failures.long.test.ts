import { once } from 'node:events';
import { createServer as createHttpServer, type ServerResponse } from 'node:http';
import { createServer, type AddressInfo, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { log } from '@/lib/platform/log';
import { SendingFailed, type Sender } from '@/lib/platform/mail/mail';
import { emailServiceSender, outboxSender, smtpSender } from '@/lib/platform/mail/senders';
import { startMailServer } from '../../support/accounts/mail-server';
import { enquiry } from '../../support/leads/lead';
import {
  jobIn,
  jobs,
  sendEnquiry,
  sendRegistration,
  skipPause,
  startMailWorker,
  stopMailWorkers,
} from '../../support/leads/mail-worker';
import { withEmptyTables } from '../../support/process/empty-tables';
import { eventually } from '../../support/process/site';

interface ReceivedRequest {
  at: number;
  method: string | undefined;
  path: string | undefined;
  type: string | undefined;
  body: unknown;
}

/** Answers a request in place of the e-mail service. */
type Answer = (response: ServerResponse) => unknown;

const answers = {
  text: (response) => response.writeHead(200, { 'Content-Type': 'text/plain' }).end('OK'),
  json: (response) =>
    response.writeHead(200, { 'Content-Type': 'application/json' }).end('{"status":"sent"}'),
  /** Headers are sent, but the body never ends. */
  unfinished: (response) => response.writeHead(200).write('O'),
  hangs: () => undefined,
  closes: (response) => response.destroy(),
  elsewhere: (response) => response.writeHead(302, { Location: '/elsewhere' }).end(),
} satisfies Record<string, Answer>;

const status =
  (code: number): Answer =>
  (response) =>
    response.writeHead(code, { 'Content-Type': 'text/plain' }).end('asha@example.org: no');

/** A fake e-mail service that records requests and gives the configured answer. */
async function startEmailService(answer: Answer = answers.text) {
  const requests: ReceivedRequest[] = [];
  const server = createHttpServer(async (request, response) => {
    const at = Date.now();
    const { method, url: path, headers } = request;
    const body: unknown = JSON.parse((await text(request)) || 'null');
    requests.push({ at, method, path, type: headers['content-type'], body });
    answer(response);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    requests,
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

const closing: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  await stopMailWorkers();
  await Promise.all(closing.splice(0).map((close) => close()));
  jest.restoreAllMocks();
});
withEmptyTables();

/** The fake service, and a sender with short timeouts that uses it. */
async function service(answer?: Answer, apartMs = 0) {
  const stand = await startEmailService(answer);
  closing.push(stand.close);
  const settings = { url: stand.url, serviceId: 'desk', templateId: 'lead', publicKey: 'key' };
  const patience = { timeoutMs: 1_000, apartMs };
  return {
    ...stand,
    sender: emailServiceSender(settings, patience),
    withPrivateKey: emailServiceSender({ ...settings, privateKey: 'secret' }, patience),
  };
}

/** Everything the worker logged, each message as one text. */
function logged(): { warnings: string[]; errors: string[] } {
  const warnings: string[] = [];
  const errors: string[] = [];
  jest.spyOn(log, 'warn').mockImplementation((entry) => void warnings.push(JSON.stringify(entry)));
  jest.spyOn(log, 'error').mockImplementation((entry) => void errors.push(JSON.stringify(entry)));
  return { warnings, errors };
}

test.each(['text', 'json', 'unfinished'] as const)(
  'the e-mail service gets what the specification lists; a 200 as %s is enough',
  async (kind) => {
    const { sender, requests } = await service(answers[kind]);
    await startMailWorker(sender);
    await sendEnquiry({ name: 'दीपा' });
    await jobIn('completed');
    expect(requests).toEqual([
      {
        at: expect.any(Number),
        method: 'POST',
        path: '/api/v1.0/email/send',
        type: 'application/json',
        body: {
          service_id: 'desk',
          template_id: 'lead',
          user_id: 'key',
          template_params: {
            name: 'दीपा',
            email: 'asha@example.org',
            course: 'GATE Chemistry',
            phone: '98765 43210',
          },
        },
      },
    ]);
  },
);

test('the private key travels only when there is one', async () => {
  const { withPrivateKey, requests } = await service();
  await startMailWorker(withPrivateKey);
  await sendRegistration();
  await jobIn('completed');
  expect(requests[0]?.body).toMatchObject({ user_id: 'key', accessToken: 'secret' });
});

test.each<[string, Answer, string]>([
  ['answers 400', status(400), 'answered 400'],
  ['answers 403', status(403), 'answered 403'],
  ['answers 429', status(429), 'answered 429'],
  ['answers 500', status(500), 'answered 500'],
  ['never answers', answers.hangs, 'TimeoutError'],
  ['closes the connection', answers.closes, 'UND_ERR_SOCKET'],
  ['sends us elsewhere', answers.elsewhere, 'not reached'],
])('a service that %s is asked again later', async (_, answer, reason) => {
  const { warnings } = logged();
  const { sender, requests } = await service(answer);
  await startMailWorker(sender);
  expect(await sendEnquiry()).toBe(200);
  const { pause } = await jobIn('retry');
  expect(pause).toBeGreaterThan(20);
  expect(requests).toHaveLength(1);
  expect(warnings).toEqual([expect.stringContaining(reason)]);
  expectNothingPersonal(warnings);
});

const smtpTo = (url: string) =>
  smtpSender({ url, from: 'website@institute.example', to: 'office@institute.example' }, 1_000);

/** A port in place of a mail server. */
async function port(onConnection: (socket: Socket) => void): Promise<string> {
  const sockets: Socket[] = [];
  const server = createServer((socket) => {
    sockets.push(socket.on('error', () => undefined));
    onConnection(socket);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  closing.push(() => {
    sockets.forEach((socket) => socket.destroy());
    return new Promise((resolve) => server.close(resolve));
  });
  return `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

test.each<[string, (socket: Socket) => void, string]>([
  ['says nothing', () => undefined, 'ETIMEDOUT'],
  ['hangs up', (socket) => socket.end(), 'ECONNECTION'],
  ['refuses everybody', (socket) => socket.end('554 asha@example.org is not welcome\r\n'), '554'],
])('a mail server that %s is asked again later', async (_, onConnection, reason) => {
  const { warnings } = logged();
  await startMailWorker(smtpTo(await port(onConnection)));
  expect(await sendEnquiry()).toBe(200);
  await jobIn('retry');
  expect(warnings).toEqual([expect.stringContaining(reason)]);
  expectNothingPersonal(warnings);
});

test('a wrong password is logged by its code', async () => {
  const { warnings } = logged();
  const server = await startMailServer();
  closing.push(server.close);
  await startMailWorker(smtpTo(server.url.replace('p%40ss', 'wrong')));
  await sendRegistration();
  await jobIn('retry');
  expect(warnings).toEqual([expect.stringContaining('EAUTH 535')]);
});

test('a mail server elsewhere gets neither password nor mail unencrypted, unless a setting says so', async () => {
  const { warnings } = logged();
  const server = await startMailServer();
  closing.push(server.close);
  // An address that reaches this machine without being loopback.
  const url = `${server.url.replace('127.0.0.1', '0.0.0.0')}/?ignoreTLS=true&requireTLS=false`;
  const addresses = { from: 'website@institute.example', to: 'office@institute.example' };
  const mail = { to: { address: 'asha@example.org' }, subject: 'A link', text: 'secret' };
  const send = (withoutTls: boolean) =>
    smtpSender({ url, withoutTls, ...addresses }, 5_000).send(mail, new Date());
  await expect(send(false)).rejects.toMatchObject({ code: 'ETLS' });
  expect(server.mails).toEqual([]);
  await send(true);
  expect([server.mails.length, warnings]).toEqual([
    1,
    [expect.stringContaining('SMTP_WITHOUT_TLS')],
  ]);
});

test('a mail server with an untrusted certificate gets neither, whatever its URL says', async () => {
  // The server warns that its certificate is a sample.
  jest.spyOn(console, 'error').mockImplementation(() => {});
  const server = await startMailServer(0, '', true);
  closing.push(server.close);
  const url = `${server.url.replace('127.0.0.1', '0.0.0.0')}/?tls.rejectUnauthorized=false`;
  const addresses = { from: 'website@institute.example', to: 'office@institute.example' };
  const mail = { to: { address: 'asha@example.org' }, subject: 'A link', text: 'secret' };
  const sent = smtpSender({ url, ...addresses }, 5_000).send(mail, new Date());
  await expect(sent).rejects.toThrow(SendingFailed);
  await expect(sent).rejects.toMatchObject({ code: expect.stringMatching(/TLS|CERT|ESOCKET/) });
  expect(server.mails).toEqual([]);
});

test('a failed write to the outbox is retried', async () => {
  const { warnings } = logged();
  const addresses = { from: 'website@institute.example', to: 'office@institute.example' };
  await startMailWorker(outboxSender({ ...addresses, folder: '/dev/null/outbox' }));
  await sendRegistration();
  await jobIn('retry');
  expect(warnings).toEqual([expect.stringContaining('ENOTDIR')]);
});

test('the pauses add up to about two days, then giving up is logged', async () => {
  const { warnings, errors } = logged();
  let attempts = 0;
  const broken: Sender = {
    apartMs: 0,
    send: async () => {
      attempts += 1;
      throw new SendingFailed('Broken.');
    },
  };
  await startMailWorker(broken);
  await sendEnquiry();
  let total = 0;
  for (let attempt = 1; attempt <= 12; attempt += 1) {
    const { pause } = await jobIn('retry', attempt);
    const shortest = 30 * 2 ** (attempt - 1);
    expect(pause).toBeGreaterThan(shortest - 5);
    expect(pause).toBeLessThanOrEqual(2 * shortest);
    total += pause;
    await skipPause();
  }
  await jobIn('failed', 13);
  expect(attempts).toBe(13);
  expect(total / 86_400).toBeGreaterThan(1.4);
  expect(total / 86_400).toBeLessThan(2.9);
  expect(warnings).toHaveLength(12);
  expect(errors).toEqual([expect.stringContaining('npm run leads -- --notify-again')]);
  expectNothingPersonal([...warnings, ...errors]);

  // The next process logs it again.
  await stopMailWorkers();
  await startMailWorker(broken);
  await eventually(
    () => nextTurn(errors),
    (all) => all.length === 2,
  );
  expect(errors[1]).toContain('"unsent":1');
});

test('an exception in sending one mail does not stop the others', async () => {
  const { errors } = logged();
  const subjects: string[] = [];
  await startMailWorker({
    apartMs: 0,
    send: async ({ subject }) => {
      if (subject.includes('Asha Rao')) throw new TypeError(`Cannot read ${subject}`);
      subjects.push(subject);
    },
  });
  await sendRegistration();
  await sendRegistration({ name: 'Bela' });
  await eventually(jobs, (all) => all.some(({ state }) => state === 'completed'));
  expect(subjects).toEqual(['Free registration: Bela, GATE Chemistry']);
  expect(errors).toEqual([expect.stringContaining('"kind":"TypeError"')]);
  expectNothingPersonal(errors);
});

test('two workers together keep the interval between requests to the service', async () => {
  const { sender, requests } = await service(answers.text, 300);
  for (let index = 1; index <= 6; index += 1) await sendRegistration({ name: `Visitor ${index}` });
  await Promise.all([startMailWorker(sender), startMailWorker(sender)]);
  await eventually(jobs, (all) => all.every(({ state }) => state === 'completed'));
  const distances = requests.slice(1).map(({ at }, index) => at - (requests[index]?.at ?? at));
  expect(distances).toHaveLength(5);
  // The sender spaces departures; arrivals may vary a little.
  expect(Math.min(...distances)).toBeGreaterThan(200);
});

test('the e-mail service is called at most once a second', () => {
  const settings = { url: 'https://api.example.com', serviceId: 'desk', templateId: 'lead' };
  const { apartMs } = emailServiceSender({ ...settings, publicKey: 'key' });
  expect(apartMs).toBeGreaterThanOrEqual(1_000);
});

function expectNothingPersonal(texts: string[]): void {
  const all = texts.join('\n');
  for (const personal of [enquiry.name, enquiry.email, enquiry.contactnumber, enquiry.message]) {
    expect(all).not.toContain(personal);
  }
}
