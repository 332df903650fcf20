import fc from 'fast-check';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { ErrorDocument } from '@/components/site/error-document';
import { ErrorFallback } from '@/components/site/error-fallback';
import { errorText } from '@/components/site/error-report';
import { institute } from '@/content/facts/institute';

const fallback = (error: unknown) => renderToStaticMarkup(createElement(ErrorFallback, { error }));

/** A server error as the browser receives it in production. */
const hidden = Object.assign(
  new Error('Minified React error #441; visit https://react.dev/errors/441'),
  { digest: '3672879269' },
);

test('the text of a thrown value is shown unchanged', () => {
  expect(errorText(new TypeError('x is not a function'))).toBe('x is not a function');
  expect(errorText('a string')).toBe('a string');
  expect(errorText(42)).toBe('42');
  expect(errorText({ message: 'from another window' })).toBe('from another window');
});

test('an error of the server names the number under which the log has it, and no more', () => {
  const text = errorText(hidden);
  expect(text).toContain('3672879269');
  expect(text).not.toMatch(/React|Minified|http/);
});

test.each([undefined, null, '', ' ', new Error(), new Error('\n'), {}, [], Object.create(null)])(
  'something without words (%p) still gets a sentence',
  (thrown) => {
    expect(errorText(thrown)).toMatch(/^[A-Z].+\.$/);
  },
);

test('any thrown value gives a text that is not empty and has no stack', () => {
  fc.assert(
    fc.property(fc.anything({ withNullPrototype: true }), (thrown) => {
      expect(errorText(thrown).trim()).not.toBe('');
    }),
  );
  fc.assert(
    fc.property(fc.string(), (message) => {
      const error = new Error(message);
      error.stack = 'at secret (file.js:1:1)';
      expect(errorText(error)).not.toContain('at secret');
    }),
  );
});

test('an object that refuses to be read does not break the fallback', () => {
  const refusing = new Proxy(
    {},
    {
      get: () => {
        throw new Error('no');
      },
    },
  );
  expect(errorText(refusing)).toMatch(/^[A-Z].+\.$/);
});

test('the fallback announces heading and text, and leads home, on and to the phones', () => {
  const html = fallback(new Error('The <b> failed'));
  expect(html).toMatch(
    /<div role="alert"><h1>Unexpected Application Error!<\/h1><p[^>]*>The &lt;b&gt; failed<\/p><\/div>/,
  );
  expect(html).toMatch(/<button type="button"[^>]*>Try again<\/button>/);
  expect(html).toContain('href="/"');
  for (const { href } of institute.phones) expect(html).toContain(href);
});

test('the document of the server says the same without a script, and stays out of searches', () => {
  const html = renderToStaticMarkup(
    createElement(ErrorDocument, {
      className: 'faces',
      styles: ['/a.css', '/b.css'],
      what: 'failed',
    }),
  );
  expect(html).toMatch(/^<html lang="en-IN" class="faces"><head>/);
  const head = /<head>(.*)<\/head>/.exec(html)?.[1] ?? '';
  expect(head).toMatch(/^<meta charSet="utf-8"\/>/);
  expect(head).toMatch(
    /<link rel="stylesheet" href="\/a\.css".*<link rel="stylesheet" href="\/b\.css"/,
  );
  expect(head).toContain('<meta name="robots" content="noindex"/>');
  expect(head).toMatch(/<title>Unexpected Application Error! \| /);
  expect(html).toMatch(/<h1>Unexpected Application Error!<\/h1><p[^>]*>\w[^<]+\.<\/p>/);
  expect(html.match(/<h1/g)).toHaveLength(1);
  expect(html).toMatch(/<header\b[\s\S]*<main\b[\s\S]*<footer\b/);
  for (const { href } of institute.phones) expect(html).toContain(href);
});

test('the document for a database that does not answer says what to do', () => {
  const html = renderToStaticMarkup(
    createElement(ErrorDocument, { className: '', styles: ['/a.css'], what: 'away' }),
  );
  expect(html).toContain('<h1>This page cannot be opened right now</h1>');
  expect(html).toContain('What you have saved or paid is safe.');
  expect(html).toContain('Try again</a>');
  for (const { href } of institute.phones) expect(html).toContain(href);
});
