import { readdirSync, readFileSync } from 'node:fs';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { Drawing, drawings } from '@/components/ui/drawing';

const folder = 'components/drawings';

test('every drawing has a name, and every name a drawing', () => {
  const files = readdirSync(folder).map((file) => file.replace(/\.svg$/, ''));
  expect([...drawings].sort()).toEqual(files.sort());
});

describe.each(drawings)('%s', (name) => {
  const svg = readFileSync(`${folder}/${name}.svg`, 'utf8');

  test('contains no script, no style and no reference to another file', () => {
    expect(svg).not.toMatch(/<(script|style|foreignObject|image|a)\b|\s(on\w+|style)=/i);
    const references = [...svg.matchAll(/(?:href="|url\(['"]?)([^"')]*)/g)].map(([, to]) => to);
    expect(references.filter((to) => !to?.startsWith('#'))).toEqual([]);
  });

  test('has ids of its own, for a page with several drawings', () => {
    const ids = [...svg.matchAll(/\sid="([^"]*)"/g)].map(([, id]) => id);
    expect(ids.filter((id) => !id?.startsWith(name))).toEqual([]);
  });

  test('is hidden from screen readers unless it has a label', () => {
    const html = renderToStaticMarkup(createElement(Drawing, { name }));
    expect(html).toMatch(/^<svg viewBox="0 0 \d+ \d+" aria-hidden="true" focusable="false" class=/);
    expect(html).not.toMatch(/<!--|>\s*\n\s*</);
    const labelled = renderToStaticMarkup(createElement(Drawing, { name, label: 'A flask' }));
    expect(labelled).toMatch(/^<svg viewBox="[^"]*" role="img" aria-label="A flask" class=/);
  });
});
