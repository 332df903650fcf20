export interface ReadMail {
  /** Lower-case name → decoded value. */
  headers: Record<string, string>;
  text: string;
  /** Names and texts of the attached files. */
  files: { name: string; text: string }[];
}

/** Parses a plain-text mail with text files; throws on duplicate headers. */
export function readMail(raw: Buffer): ReadMail {
  const [head = '', ...rest] = raw.toString('latin1').split('\r\n\r\n');
  const headers: Record<string, string> = {};
  for (const line of head.replace(/\r\n[ \t]+/g, ' ').split('\r\n')) {
    const [, name = '', value = ''] = /^([\w-]+): ?(.*)$/.exec(line) ?? [];
    const key = name.toLowerCase();
    if (key === '' || key in headers) throw new Error(`Not a header, or one too many: ${line}`);
    headers[key] = decodeWords(value);
  }
  const body = rest.join('\r\n\r\n');
  const [, boundary] = /boundary="?([^";]+)"?/.exec(headers['content-type'] ?? '') ?? [];
  if (boundary === undefined) {
    return { headers, text: decodeBody(body, headers['content-transfer-encoding']), files: [] };
  }
  const [main, ...attached] = body
    .split(`--${boundary}`)
    .slice(1, -1)
    .map((part) => readMail(Buffer.from(part.replace(/^\r\n/, ''), 'latin1')));
  const files = attached.map((part) => ({
    name: /filename="?([^";]+)/.exec(part.headers['content-disposition'] ?? '')?.[1] ?? '',
    text: part.text,
  }));
  return { headers, text: main?.text ?? '', files };
}

const words = /=\?UTF-8\?([QB])\?([^?]*)\?=(?:\s+(?==\?))?/g;

function decodeWords(value: string): string {
  // Encoded words may split a character, so their bytes are joined first.
  const bytes = value.replace(words, (_, kind: string, text: string) =>
    kind === 'B'
      ? Buffer.from(text, 'base64').toString('latin1')
      : unquote(text.replaceAll('_', ' ')),
  );
  return Buffer.from(bytes, 'latin1').toString('utf8');
}

function decodeBody(body: string, encoding: string | undefined): string {
  if (encoding === 'base64') return lines(Buffer.from(body, 'base64'));
  const bytes = encoding === 'quoted-printable' ? unquote(body.replaceAll('=\r\n', '')) : body;
  return lines(Buffer.from(bytes, 'latin1'));
}

const lines = (bytes: Buffer) => bytes.toString('utf8').replaceAll('\r\n', '\n');

const unquote = (text: string) =>
  text.replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(parseInt(hex, 16)));
