import { createElement, Fragment, useId, type ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { IslandIds, IslandRoot } from '@/components/islands/island-root';
import { stripFramework } from '@/lib/delivery/strip-framework';

function Field() {
  const id = useId();
  const hint = useId();
  return createElement('p', null, createElement('input', { id, 'aria-describedby': hint }));
}

function Form() {
  const fields = Array.from({ length: 7 }, (_, key) => createElement(Field, { key }));
  return createElement('form', { id: useId() }, createElement('ul', null, ...fields), fields[0]);
}

const island = (name: string) =>
  createElement(IslandRoot, { name, props: '{}' }, createElement(Form));

/** Elements beside and above the island, each of which adds to React's ids below it. */
function nest(content: ReactNode, depth: number): ReactNode {
  if (depth === 0) return content;
  const beside = Array.from({ length: depth }, (_, key) => createElement(Field, { key }));
  return createElement('div', null, ...beside, nest(content, depth - 1));
}

const page = (content: ReactNode) =>
  `<html><head></head>${renderToString(createElement('body', null, createElement('main', null, createElement('h1', null, 'Search'), content)))}`.replace(
    '</body>',
    '<script src="/site.js" defer=""></script></body></html>',
  );

test.each([0, 1, 3, 9])('an island %i levels deep has the ids of its own root', (depth) => {
  const html = page(nest(createElement(Fragment, null, island('search'), island('frame')), depth));
  const sent = stripFramework(html, '/searchuser');
  const islands = [...sent.matchAll(/<site-island [^>]*base="([^"]+)">([\s\S]*?)<\/site-island>/g)];
  expect(islands).toHaveLength(2);
  for (const [, base, content] of islands) {
    const own = createElement(IslandIds, null, createElement(Form));
    expect(content).toBe(renderToString(own, { identifierPrefix: base }));
  }
  const ids = [...sent.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
  expect(new Set(ids).size).toBe(ids.length);
});
