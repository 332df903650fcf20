import { Agent, request } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';

/** Pause between two pages of a visitor, which leaves processor time to the site being built. */
const READING_MS = 50;

interface Load {
  /** Stops the visitors; returns the faults and the number of answers. */
  end(): Promise<{ wrong: string[]; answered: number }>;
}

/**
 * Visitors who read pages one after the other, on kept and on new connections, until stopped. After each
 * page they request a style sheet of it, as a browser does, possibly on another connection.
 */
export function visitors(url: string, paths: readonly string[], count = 4): Load {
  const wrong: string[] = [];
  let [answered, over] = [0, false];
  const visit = async (index: number) => {
    const agent = new Agent({ keepAlive: index % 3 !== 0, maxSockets: 2 });
    for (let turn = index; !over; turn += 1) {
      const path = paths[turn % paths.length] ?? '/';
      const page = await read(url + path, agent);
      const style = /<link[^>]*rel="stylesheet"[^>]*href="([^"]+)"/.exec(page.body)?.[1];
      const sheet = style ? await read(url + style, agent) : { status: 200, body: '' };
      for (const [name, status] of [
        [path, page.status],
        [style, sheet.status],
      ] as const) {
        if (status === 200) answered += 1;
        else wrong.push(`${name} ${status}`);
      }
      await pause(READING_MS);
    }
    agent.destroy();
  };
  const all = Array.from({ length: count }, (_, index) => visit(index));
  return {
    end: async () => {
      over = true;
      await Promise.all(all);
      return { wrong, answered };
    },
  };
}

/** An answer on a new connection: an open one may lead to the previous version. */
export const readOnce = (url: string) => read(url, new Agent({ keepAlive: false }));

/** One answer, on a connection of the agent. */
export function read(
  url: string,
  agent: Agent,
): Promise<{ status: number | string; body: string }> {
  return new Promise((resolve) => {
    const sent = request(url, { agent }, (response) => {
      let body = '';
      response.setEncoding('utf8');
      response.on('data', (chunk: string) => (body += chunk));
      response.once('error', (error) => resolve({ status: error.message, body }));
      response.once('end', () => resolve({ status: response.statusCode ?? 0, body }));
    });
    sent.once('error', (error) => resolve({ status: error.message, body: '' }));
    sent.end();
  });
}
