import fc from 'fast-check';
import * as z from 'zod/mini';
import { declareCall, json } from '@/lib/calls/call';
import { ApiError } from '@/lib/calls/errors';
import { serveAnybody } from '@/lib/calls/serve';
import { leavingAnswer } from '@/lib/platform/documents/downloads';
import { escapedHtml } from '@/lib/platform/escaped-html';

const hostile = fc.array(
  fc.oneof(
    fc.string(),
    fc.constantFrom(
      '<script>alert(1)</script>',
      '</p>',
      '"><img src=x onerror=x>',
      "' x='",
      '&lt;',
    ),
  ),
  { minLength: 1, maxLength: 4 },
);
const text = hostile.map((parts) => parts.join(' ').toWellFormed());

const namesOf = (html: string) => [...html.matchAll(/<(\/?\w+)/g)].map(([, name]) => name);

test('no text begins an element or ends an attribute', () => {
  fc.assert(
    fc.property(text, (typed) => expect(escapedHtml(typed)).not.toMatch(/[<>"']|&(?!\w+;|#39;)/)),
  );
  expect(escapedHtml(`a < b & "c" > 'd'`)).toBe('a &lt; b &amp; &quot;c&quot; &gt; &#39;d&#39;');
});

const call = declareCall({
  method: 'POST',
  path: '/api/test',
  name: 'test',
  summary: 'Refuses in the words that it is sent.',
  body: json(z.object({ words: z.string() })),
  plainForm: '/#sent',
});

const refuse = serveAnybody(call, ({ body: { words } }) => {
  throw new ApiError('conflict', words, { fields: { words } });
});

const sentPlain = (words: string) =>
  refuse(
    new Request('http://localhost:3000/api/test', {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams({ words }),
    }),
  );

test('pages that React does not write have the same elements whatever is in them', async () => {
  const refused = namesOf(await (await sentPlain('Choose the course.')).text());
  const leaving = async (title: string) =>
    namesOf(await leavingAnswer('https://notes.example/', title).text());
  const usual = await leaving('Notes');
  expect(refused.filter((name) => name === 'p')).toHaveLength(3);
  await fc.assert(
    fc.asyncProperty(text, async (typed) => {
      expect(namesOf(await (await sentPlain(typed)).text())).toEqual(refused);
      expect(await leaving(typed)).toEqual(usual);
    }),
  );
});
