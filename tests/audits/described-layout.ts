import type { Page } from 'playwright/test';

interface Described {
  /** Place in the document, the same at every width. */
  place: string;
  name: string;
  /** '' if it is hidden, or neither arranges nor paints anything. */
  facts: string;
}

interface Layout {
  elements: Described[];
  /** Text or controls that overlap or stick out of the window. */
  faults: string[];
}

/**
 * The layout and painting of a page's elements: columns, rows, drawings, heading sizes, background colours.
 * Nothing in it depends on the width of letters, so all browsers and sets of fonts give the same.
 */
function describe(part: string): Layout {
  const root = document.querySelector(part) ?? document.body;
  const drawings = 'img, svg, video, iframe, canvas';
  const controls = 'button, input, select, textarea, summary';
  const isShown = (element: Element) =>
    element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
    getComputedStyle(element).clipPath !== 'inset(50%)';
  const inSvg = (element: Element) => element.parentElement?.closest('svg') !== null;
  const isClear = (colour: string) => /(^transparent$|[,/] ?0\)$)/.test(colour);

  const behind = (element: Element | null): string => {
    if (!element) return '';
    const { backgroundColor, backgroundImage } = getComputedStyle(element);
    if (backgroundImage !== 'none') return 'a picture';
    return isClear(backgroundColor) ? behind(element.parentElement) : backgroundColor;
  };

  const arrangement = (element: Element): string => {
    const style = getComputedStyle(element);
    const inFlow = [...element.children].filter(
      (child) => isShown(child) && !/absolute|fixed/.test(getComputedStyle(child).position),
    );
    if (inFlow.length < 2) return '';
    if (style.display.endsWith('grid')) {
      const tracks = style.gridTemplateColumns.replace(/\[[^\]]*\]/g, '').trim();
      const columns = tracks.split(/\s+/).length;
      return `${columns === 1 ? '1 column' : `${columns} columns`} for ${inFlow.length}`;
    }
    if (!style.display.endsWith('flex') || style.flexDirection.startsWith('column')) return '';
    return `${style.flexWrap === 'nowrap' ? 'row' : 'wrapping row'} of ${inFlow.length}`;
  };

  const factsOf = (element: Element): string => {
    if (!isShown(element)) return '';
    if (element.matches(drawings)) return element.getBoundingClientRect().width > 0 ? 'drawn' : '';
    const style = getComputedStyle(element);
    const own = behind(element);
    return [
      arrangement(element),
      /^H[1-4]$/.test(element.tagName) ? style.fontSize : '',
      own === behind(element.parentElement) ? '' : `on ${own}`,
      /fixed|sticky/.test(style.position) ? style.position : '',
    ]
      .filter(Boolean)
      .join(', ');
  };

  const nameOf = (element: Element): string => {
    const tag = element.tagName.toLowerCase();
    const text = element.textContent.replace(/\s+/g, ' ').trim();
    return /^(h[1-4]|button|a)$/.test(tag) && text ? `${tag} “${text.slice(0, 40)}”` : tag;
  };

  const placeOf = (element: Element): string => {
    if (element === root || !element.parentElement) return '';
    const at = [...element.parentElement.children].indexOf(element);
    return `${placeOf(element.parentElement)}/${at}`;
  };

  const all = [...root.querySelectorAll('*')].filter(
    (element) => !inSvg(element) && !element.matches('script, style, template, noscript'),
  );
  const elements = all.map((element) => ({
    place: placeOf(element),
    name: nameOf(element),
    facts: factsOf(element),
  }));

  /** The visible part of a box, clipped by the elements around it. */
  const clipped = (from: Element, box: DOMRect): DOMRect => {
    let [left, top, right, bottom] = [box.left, box.top, box.right, box.bottom];
    for (let at: Element | null = from; at; at = at.parentElement) {
      if (at === document.body) break;
      if (getComputedStyle(at).overflowX === 'visible') continue;
      const edge = at.getBoundingClientRect();
      [left, top] = [Math.max(left, edge.left), Math.max(top, edge.top)];
      [right, bottom] = [Math.min(right, edge.right), Math.min(bottom, edge.bottom)];
    }
    return new DOMRect(left, top, Math.max(right - left, 0), Math.max(bottom - top, 0));
  };
  const floats = (element: Element | null): boolean =>
    element !== null &&
    (/fixed|sticky/.test(getComputedStyle(element).position) || floats(element.parentElement));

  const boxes: { of: Element; box: DOMRect; name: string }[] = [];
  const add = (of: Element, box: DOMRect, name: string) => {
    const left = clipped(of, box);
    if (left.width > 2 && left.height > 2) boxes.push({ of, box: left, name });
  };
  for (const element of all) {
    if (!isShown(element) || floats(element) || element.matches(drawings)) continue;
    if (element.matches(controls)) {
      add(element, element.getBoundingClientRect(), nameOf(element));
    }
    for (const node of element.childNodes) {
      if (node.nodeType !== Node.TEXT_NODE || !node.textContent?.trim()) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      for (const line of range.getClientRects()) {
        // Line boxes of large letters overlap; the glyphs fill only the middle.
        const middle = new DOMRect(
          line.left,
          line.top + line.height * 0.3,
          line.width,
          line.height * 0.4,
        );
        add(element, middle, `“${node.textContent.replace(/\s+/g, ' ').trim().slice(0, 40)}”`);
      }
    }
  }
  const faults = new Set<string>();
  for (const { box, name } of boxes) {
    if (box.right > innerWidth + 1 || box.left < -1) faults.add(`${name} sticks out of the window`);
  }
  boxes.sort((one, other) => one.box.top - other.box.top);
  boxes.forEach(({ of, box, name }, at) => {
    for (const other of boxes.slice(at + 1)) {
      if (other.box.top >= box.bottom - 1) break;
      if (of.contains(other.of) || other.of.contains(of)) continue;
      const wide = Math.min(box.right, other.box.right) - Math.max(box.left, other.box.left);
      const high = Math.min(box.bottom, other.box.bottom) - Math.max(box.top, other.box.top);
      if (wide > 2 && high > 2) faults.add(`${name} lies over ${other.name}`);
    }
  });
  return { elements, faults: [...faults] };
}

/** Layouts of one page by the width of the window in CSS pixels. */
export type Layouts = ReadonlyMap<number, Layout>;

/** The current layout of a part of the page. */
export function layoutOf(page: Page, part: 'body' | 'main'): Promise<Layout> {
  return page.evaluate(describe, part);
}

/**
 * The layouts of a page as lines, one for each element that arranges or paints something, indented below its
 * parent. Values that differ between the widths stand side by side, with – for none.
 */
export function writtenLayout(layouts: Layouts): string {
  const first = [...layouts.values()].flatMap(({ elements }) => elements);
  const names = new Map(first.map(({ place, name }) => [place, name]));
  const factsAt = [...layouts.values()].map(
    ({ elements }) => new Map(elements.map(({ place, facts }) => [place, facts])),
  );
  const places = [...names.keys()].filter((place) => factsAt.some((facts) => facts.get(place)));
  const lines = places.toSorted(inDocumentOrder).map((place) => {
    const around = places.filter((other) => place.startsWith(`${other}/`)).length;
    const facts = factsAt.map((at) => at.get(place) || '–');
    const said = new Set(facts).size === 1 ? facts[0] : facts.join(' | ');
    return `${'  '.repeat(around)}${names.get(place)}: ${said}`;
  });
  return `${[...layouts.keys()].join(' | ')} px\n${lines.join('\n')}\n`;
}

function inDocumentOrder(one: string, other: string): number {
  return one.localeCompare(other, 'en', { numeric: true });
}
