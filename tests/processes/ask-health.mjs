// A separate process, as answers in the attacking one would wait for the attack.
import http from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';

const [, , site = ''] = process.argv;
const agent = new http.Agent({ keepAlive: true });

/** @param {string} which */
const ask = (which) =>
  new Promise((resolve, reject) => {
    const began = performance.now();
    const request = http.get(`${site}/api/health/${which}`, { agent }, (response) => {
      response.resume().once('end', () => {
        resolve({ status: response.statusCode, took: performance.now() - began });
      });
    });
    request.once('error', reject);
  });

const state = { over: false };
process.once('message', () => (state.over = true));
/** @type {unknown[]} */
const answers = [];
do {
  answers.push(...(await Promise.all(['live', 'ready'].map(ask))));
  if (answers.length === 2) process.send?.('asking');
  await pause(10);
} while (!state.over);
process.send?.(answers, () => process.disconnect());
