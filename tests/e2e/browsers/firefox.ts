import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect } from 'playwright/test';
import { asText, patience, type Engine } from './engine';

/** Connects only to the tested site, and shows no prompts. */
const preferences = {
  'app.normandy.enabled': false,
  'app.update.disabledForTesting': true,
  'browser.newtabpage.enabled': false,
  'browser.safebrowsing.downloads.enabled': false,
  'browser.safebrowsing.malware.enabled': false,
  'browser.safebrowsing.phishing.enabled': false,
  'browser.sessionstore.resume_from_crash': false,
  'browser.shell.checkDefaultBrowser': false,
  'browser.startup.homepage_override.mstone': 'ignore',
  'datareporting.policy.dataSubmissionEnabled': false,
  'dom.ipc.processCount': 1,
  // One site only, so no separate process for each origin.
  'fission.autostart': false,
  'extensions.getAddons.cache.enabled': false,
  'extensions.update.enabled': false,
  'media.gmp-manager.updateEnabled': false,
  'network.captive-portal-service.enabled': false,
  'network.connectivity-service.enabled': false,
  'services.settings.server': 'data:,#no-remote-settings/v1',
  'toolkit.telemetry.enabled': false,
  'toolkit.telemetry.server': '',
};

/** Starts Firefox without a window, driven by its own WebDriver BiDi. */
export async function startFirefox(program: string, site: string): Promise<Engine> {
  const profile = mkdtempSync(path.join(tmpdir(), 'orbital-firefox-'));
  const lines = Object.entries(preferences).map(
    ([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});`,
  );
  writeFileSync(path.join(profile, 'user.js'), lines.join('\n'));
  const browser = spawn(
    program,
    ['--headless', '--no-remote', '--profile', profile, '--remote-debugging-port', '0'],
    // Firefox refuses to run as root with another user's home.
    { stdio: ['ignore', 'ignore', 'pipe'], env: { ...process.env, HOME: profile } },
  );
  const ended = once(browser, 'exit');
  const { ask, on, end } = await connect(await addressOf(browser));
  await ask('session.new', { capabilities: {} });
  const { contexts } = await ask<{ contexts: { context: string }[] }>(
    'browsingContext.getTree',
    {},
  );
  const context = contexts[0]?.context ?? '';
  const faults: string[] = [];
  on((event) => faults.push(...faultIn(event)));
  await ask('session.subscribe', { events: Object.values(watched) });

  const run: Engine['run'] = async (inPage, ...given) => {
    const { result, exceptionDetails } = await ask<Called>('script.callFunction', {
      functionDeclaration: asText(inPage),
      arguments: [{ type: 'string', value: JSON.stringify(given) }],
      target: { context },
      awaitPromise: true,
    });
    if (!result) throw new Error(exceptionDetails?.text);
    return JSON.parse(result.value);
  };

  return {
    open: async (page) => {
      // While two pages load at once, Firefox mistakes the end of the first for the end of the second.
      const isLoaded = () => run(() => document.readyState === 'complete').catch(() => false);
      await expect.poll(isLoaded, patience).toBe(true);
      const url = new URL(page, site).href;
      await ask('browsingContext.navigate', { context, url, wait: 'complete' });
    },
    run,
    act: async (actions) => {
      await ask('input.performActions', { context, actions });
    },
    resize: async (width, height) => {
      await ask('browsingContext.setViewport', { context, viewport: { width, height } });
    },
    deleteCookies: async () => {
      await ask('storage.deleteCookies', {});
    },
    faults: () => faults.splice(0),
    close: async () => {
      await ask('browser.close', {});
      end();
      await ended;
      rmSync(profile, { recursive: true, force: true });
    },
  };
}

async function addressOf(browser: ChildProcess): Promise<string> {
  let said = '';
  for await (const chunk of browser.stderr ?? []) {
    said += String(chunk);
    const [, address] = /BiDi listening on (ws:\S+)/.exec(said) ?? [];
    if (address) {
      browser.stderr?.resume();
      return `${address}/session`;
    }
  }
  throw new Error(`Firefox has ended: ${said}`);
}

type Called = { result?: { value: string }; exceptionDetails?: { text: string } };
type Message = {
  id?: number;
  type: 'success' | 'error' | 'event';
  result?: unknown;
  message?: string;
} & Partial<Event>;
type Event = { method: string; params: Logged | Answered };
type Logged = { type: string; level: string; text: string };
type Answered = {
  request: { url: string };
  response?: { status: number };
  errorText?: string;
};

/** Sends commands of WebDriver BiDi, and passes its events on. */
async function connect(address: string) {
  const socket = new WebSocket(address);
  await new Promise((resolve, reject) => {
    socket.addEventListener('open', resolve);
    socket.addEventListener('error', () => reject(new Error(`${address} does not answer.`)));
  });
  let last = 0;
  const waiting = new Map<number, (answer: Message) => void>();
  let listener: (event: Event) => void = () => {};
  socket.addEventListener('message', ({ data }) => {
    const message: Message = JSON.parse(String(data));
    if (message.id !== undefined) waiting.get(message.id)?.(message);
    else if (message.method && message.params) {
      listener({ method: message.method, params: message.params });
    }
  });
  return {
    ask: async <Result>(method: string, params: object): Promise<Result> => {
      const id = (last += 1);
      const answer = await new Promise<Message>((resolve) => {
        waiting.set(id, resolve);
        socket.send(JSON.stringify({ id, method, params }));
      });
      waiting.delete(id);
      if (answer.type === 'error') throw new Error(`${method}: ${answer.message}`);
      return answer.result as Result;
    },
    on: (next: typeof listener) => (listener = next),
    end: () => socket.close(),
  };
}

const watched = {
  logged: 'log.entryAdded',
  answered: 'network.responseCompleted',
  failed: 'network.fetchError',
};

/** NS_BINDING_ABORTED, in messages about fonts: requests are aborted when the page is left. */
const ABORTED = 0x804b0002;

function faultIn({ method, params }: Event): string[] {
  if ('level' in params) {
    // Its own warnings are only advice, such as about the order of files.
    const counts =
      params.level === 'error' || (params.type === 'console' && params.level === 'warn');
    const isAborted = params.text.includes(`status=${ABORTED}`);
    return counts && !isAborted ? [`console: ${params.text}`] : [];
  }
  const { request, response, errorText } = params;
  if (method === watched.failed) {
    return errorText === 'NS_BINDING_ABORTED' ? [] : [`failed: ${request.url} ${errorText}`];
  }
  return response && response.status >= 400 ? [`${response.status}: ${request.url}`] : [];
}
