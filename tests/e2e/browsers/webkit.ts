import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createServer, request as ask, type IncomingMessage, type ServerResponse } from 'node:http';
import type { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { freePort } from '../../support/process/free-port';
import { asText, type Engine } from './engine';

interface Programs {
  /** WebKitWebDriver, which starts its own MiniBrowser. */
  webkitDriver: string;
  /** Xvfb, as WebKit cannot run without a display. */
  display: string;
}

/** Starts WebKit on a display of its own; it is driven by WebDriver. */
export async function startWebKit(programs: Programs, site: string): Promise<Engine> {
  const display = await startDisplay(programs.display);
  const port = await freePort();
  const driver = spawn(programs.webkitDriver, ['--host=127.0.0.1', `--port=${port}`], {
    stdio: 'ignore',
    env: {
      ...process.env,
      DISPLAY: display.name,
      GDK_BACKEND: 'x11',
      NO_AT_BRIDGE: '1',
      // Without a graphics card, emulating one took a third of the processor time.
      WEBKIT_DISABLE_COMPOSITING_MODE: '1',
    },
  });
  const front = await watchingFront(site);
  const call = async <Result>(method: string, path: string, body?: object): Promise<Result> => {
    const init = { method, body: JSON.stringify(body) };
    const answer = await fetch(`http://127.0.0.1:${port}${path}`, init);
    const { value } = (await answer.json()) as { value: Result & { message?: string } };
    if (!answer.ok) throw new Error(`${path}: ${value.message}`);
    return value;
  };
  await listens(port, driver);
  const { sessionId } = await call<{ sessionId: string }>('POST', '/session', {
    capabilities: {},
  });
  const session = `/session/${sessionId}`;

  return {
    open: async (page) => {
      await call('POST', `${session}/url`, { url: new URL(page, front.site).href });
    },
    run: async (inPage, ...given) => {
      const script = `const [given, done] = arguments;
        (${asText(inPage)})(given).then((value) => done({ value }), (error) => done({ error: String(error) }));`;
      const { value, error } = await call<{ value?: string; error?: string }>(
        'POST',
        `${session}/execute/async`,
        { script, args: [JSON.stringify(given)] },
      );
      if (value === undefined) throw new Error(error);
      return JSON.parse(value);
    },
    act: async (actions) => {
      await call('POST', `${session}/actions`, { actions });
    },
    resize: async (width, height) => {
      await call('POST', `${session}/window/rect`, { width, height });
    },
    deleteCookies: async () => {
      await call('DELETE', `${session}/cookie`);
    },
    faults: () => front.faults.splice(0),
    close: async () => {
      await call('DELETE', session);
      front.end();
      for (const child of [driver, display.server]) {
        const ended = once(child, 'exit');
        child.kill();
        await ended;
      }
    },
  };
}

/** A virtual display; the server chooses a free number. */
async function startDisplay(program: string) {
  const server = spawn(
    program,
    ['-displayfd', '3', '-screen', '0', '1400x1000x24', '-nolisten', 'tcp'],
    { stdio: ['ignore', 'ignore', 'ignore', 'pipe'] },
  );
  const [number] = await once(server.stdio[3] as Readable, 'data');
  return { server, name: `:${String(number).trim()}` };
}

async function listens(port: number, driver: ChildProcess): Promise<void> {
  while (driver.exitCode === null) {
    const answer = await fetch(`http://127.0.0.1:${port}/status`).catch(() => null);
    if (answer?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error('WebKitWebDriver has ended.');
}

const SCRIPT = '/watch-faults.js';
const FAULT = '/watched-fault';

/**
 * WebDriver reports no errors of a page, and the private windows of its sessions log none. So a proxy in
 * front of the site adds a script that reports them to the start of each page, and records refused requests.
 */
async function watchingFront(site: string) {
  const faults: string[] = [];
  const server = createServer((request, response) => {
    if (request.url === SCRIPT) {
      response.writeHead(200, { 'content-type': 'text/javascript' }).end(`(${reportFaults})()`);
    } else if (request.url === FAULT) {
      void text(request).then((fault) => faults.push(fault));
      response.writeHead(204).end();
    } else passOn(request, response);
  });
  const passOn = (request: IncomingMessage, response: ServerResponse) => {
    const headers = { ...request.headers, 'accept-encoding': 'identity' };
    // The site may close a kept connection just as it is used again.
    const init = { method: request.method, headers, agent: false } as const;
    const onward = ask(new URL(request.url ?? '', site), init);
    onward.on('error', () => response.destroy());
    onward.on('response', (answer) => {
      const status = answer.statusCode ?? 500;
      if (status >= 400) faults.push(`${status}: ${request.url}`);
      if (/^text\/html/.test(answer.headers['content-type'] ?? '')) {
        void text(answer).then((page) => {
          const { 'content-length': _length, ...kept } = answer.headers;
          const watched = page.replace(/<head[^>]*>/, `$&<script src="${SCRIPT}"></script>`);
          response.writeHead(status, kept).end(watched);
        });
      } else {
        response.writeHead(status, answer.headers);
        answer.pipe(response);
      }
    });
    request.pipe(onward);
  };
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as { port: number };
  return {
    site: `http://localhost:${port}`,
    faults,
    end: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}

/** Runs in the page. */
function reportFaults() {
  // When a page is left, scripts that are still loading fail; no visitor sees that.
  let isLeft = false;
  addEventListener('beforeunload', () => (isLeft = true));
  const report = (fault: string) => !isLeft && navigator.sendBeacon('/watched-fault', fault);
  addEventListener(
    'error',
    (event) => {
      const { target } = event;
      if (event instanceof ErrorEvent) report(`exception: ${event.message}`);
      else if (target instanceof Element) report(`failed: ${target.outerHTML.slice(0, 200)}`);
    },
    true,
  );
  addEventListener('unhandledrejection', ({ reason }) => report(`exception: ${String(reason)}`));
  addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) =>
    report(`policy: ${effectiveDirective} refuses ${blockedURI}`),
  );
  for (const level of ['error', 'warn'] as const) {
    const write = console[level];
    console[level] = (...said) => {
      report(`console: ${said.join(' ')}`);
      write(...said);
    };
  }
}
