import { createSocket } from 'node:dgram';
import { once } from 'node:events';

/**
 * A name server like Docker's, which knows several addresses of a service that runs twice.
 * @param addressesOf asked anew for each question
 */
export async function startNameServer(
  addressesOf: (name: string) => readonly string[],
  { address = '127.0.0.1', port = 0 } = {},
): Promise<{ port: number; close: () => void }> {
  const server = createSocket('udp4', (question, from) => {
    server.send(answerTo(question, addressesOf), from.port, from.address);
  });
  server.bind(port, address);
  await once(server, 'listening');
  return { port: server.address().port, close: () => server.close() };
}

/** A DNS answer: the addresses of the name for a question of type A, none for any other. */
function answerTo(question: Buffer, addressesOf: (name: string) => readonly string[]): Buffer {
  const labels: string[] = [];
  let at = 12;
  for (let length = question[at] ?? 0; length > 0; length = question[at] ?? 0) {
    labels.push(question.toString('latin1', at + 1, at + 1 + length));
    at += length + 1;
  }
  const asked = question.subarray(12, at + 5);
  const isAddress = question.readUInt16BE(at + 1) === 1;
  const found = isAddress ? addressesOf(labels.join('.')) : [];
  const head = Buffer.alloc(12);
  question.copy(head, 0, 0, 2);
  head.writeUInt16BE(0x8180, 2);
  head.writeUInt16BE(1, 4);
  head.writeUInt16BE(found.length, 6);
  const records = found.map((one) =>
    Buffer.from([0xc0, 12, 0, 1, 0, 1, 0, 0, 0, 1, 0, 4, ...one.split('.').map(Number)]),
  );
  return Buffer.concat([head, asked, ...records]);
}
