import { formatRupees, rupees } from '@/content/money';
import { printShortDay } from '@/content/day';
import { factsPages } from '@/content/catalogue/exams/facts';
import { idsOf, routes } from '@/content/pages/routes';
import { expect, test, type ServedPage } from '../../support/browser/served-page';
import { SITE_URL } from '../../support/process/site';
import Validator from '@adobe/structured-data-validator';
import WebAutoExtractor from '@marbec/web-auto-extractor';

/** A node of JSON-LD. */
type Node = { readonly [property: string]: unknown };

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A value or several, as a list. */
const list = (value: unknown): readonly unknown[] =>
  value === undefined ? [] : Array.isArray(value) ? value : [value];

/** The nodes under a property. */
const nodes = (value: unknown): readonly Node[] => list(value).filter(isNode);

/** A node and all its descendants. */
function everyNode(value: unknown): readonly Node[] {
  if (Array.isArray(value)) return value.flatMap(everyNode);
  return isNode(value) ? [value, ...Object.values(value).flatMap(everyNode)] : [];
}

/** The types of a page's blocks, in alphabetical order. */
const kindsOf = (blocks: readonly Node[]): readonly unknown[] =>
  blocks.map((block) => block['@type']).sort();

/**
 * Errors found by Adobe's validator, which knows Google's rules. Its warnings about a product name fields
 * that booklets lack: ratings, GTIN, colour.
 */
async function faultsOf(html: string): Promise<readonly string[]> {
  const issues = await new Validator().validate(new WebAutoExtractor().parse(html));
  return issues
    .filter(({ rootType, severity }) => rootType !== 'Product' || severity === 'ERROR')
    .map(({ severity, issueMessage }) => `${severity}: ${issueMessage}`);
}

const publicPages = routes.filter(({ indexable }) => indexable).map(({ path }) => path);

const coursePages = [
  ...idsOf.onlinecourses.map((id) => `/onlinecourses/${id}`),
  ...idsOf.offlinecourses.map((id) => `/offlinecourses/${id}`),
];

const factsPaths = factsPages.map(({ path }) => path);

/** The types each page must have beside its breadcrumb. Decision D11: no FAQPage on the CUET course pages. */
function expectedKinds(path: string): readonly string[] {
  const own: Record<string, readonly string[]> = {
    '/': ['EducationalOrganization', 'ItemList', 'WebSite'],
    '/onlinecourses': ['ItemList'],
    '/offlinecourses': ['ItemList'],
    '/fees': ['ItemList'],
    '/about': ['AboutPage'],
    '/contact': ['ContactPage'],
    '/csir-net-jrf': ['Course', 'FAQPage'],
    '/iit-jam': ['FAQPage'],
    '/gate': ['FAQPage'],
  };
  if (factsPaths.includes(path)) return ['Article'];
  if (path.endsWith('/solutions')) return ['Quiz'];
  if (coursePages.includes(path))
    return path.endsWith('/cuet') ? ['Course'] : ['Course', 'FAQPage'];
  if (path.startsWith('/testseries/')) return ['FAQPage'];
  if (path.startsWith('/studymaterial/')) return ['FAQPage', ...Array(4).fill('Product')];
  return own[path] ?? [];
}

/** Types without a basis on this site: no ratings, and no events or videos to come in the specification. */
const neverHere = ['AggregateRating', 'Review', 'Rating', 'Event', 'VideoObject', 'LocalBusiness'];

const isOwn = (address: unknown) => String(address).startsWith(`${SITE_URL}/`);
const pathOf = (address: unknown) => new URL(String(address)).pathname;
const plain = (words: unknown) => String(words).replace(/\s+/g, ' ').trim();

function checkEveryNode(path: string, blocks: readonly Node[]) {
  for (const block of blocks) {
    expect.soft(block['@context'], `${path}: context`).toBe('https://schema.org');
  }
  for (const node of everyNode(blocks)) {
    expect.soft(neverHere, path).not.toContain(node['@type']);
    expect.soft(Object.keys(node), path).not.toContain('aggregateRating');
    expect.soft(JSON.stringify(node), path).not.toMatch(/undefined|\[object|\bNaN\b/);
    for (const property of ['url', '@id', 'item', 'logo']) {
      const wrong = list(node[property]).filter((address) => !isOwn(address));
      expect.soft(wrong, `${path}: ${property} is a full address of ours`).toEqual([]);
    }
  }
}

function checkBreadcrumb(path: string, breadcrumb: Node, { text }: ServedPage) {
  const steps = nodes(breadcrumb.itemListElement);
  expect
    .soft(
      steps.map(({ position }) => position),
      path,
    )
    .toEqual(steps.map((_, index) => index + 1));
  expect.soft(pathOf(steps[0]?.item), path).toBe('/');
  expect.soft(pathOf(steps.at(-1)?.item), path).toBe(path);
  for (const { name } of steps) expect.soft(text, path).toContain(plain(name));
}

function checkFaq(path: string, faq: Node, { text }: ServedPage) {
  const questions = nodes(faq.mainEntity);
  expect.soft(questions.length, path).toBeGreaterThan(0);
  for (const { name, acceptedAnswer } of questions) {
    const answers = nodes(acceptedAnswer);
    expect.soft(answers, `${path}: ${name}`).toHaveLength(1);
    expect.soft(text, path).toContain(plain(name));
    expect.soft(text, path).toContain(plain(answers[0]?.text));
  }
}

/** Each offer's price is the one on the card that its URL leads to; struck-out prices are left out. */
function checkOffers(path: string, course: Node, { textOf }: ServedPage) {
  for (const { name, price, priceCurrency, category, url } of nodes(course.offers)) {
    expect.soft([typeof price, priceCurrency, category], path).toEqual(['number', 'INR', 'Paid']);
    expect.soft(pathOf(url), path).toBe(path);
    const card = textOf[new URL(String(url)).hash.slice(1)] ?? [];
    expect.soft(card.join(' '), `${path}: ${name}`).toMatch(new RegExp(`^${plain(name)} Price`));
    const printed = card.slice(card.indexOf('Price') + 1);
    const [sign, digits] = printed;
    expect.soft(`${sign}${digits}`, `${path}: ${name}`).toBe(formatRupees(rupees(Number(price))));
  }
}

function checkCourse(path: string, course: Node, served: ServedPage) {
  const { text, textOf } = served;
  expect.soft(text, `${path}: name`).toContain(plain(course.name));
  expect.soft(text, `${path}: description`).toContain(plain(course.description));
  const cards = Object.keys(textOf).filter((id) =>
    /-(online|offline)-\d-(months|years?)-/.test(id),
  );
  expect.soft(nodes(course.offers), `${path}: an offer for each card`).toHaveLength(cards.length);
  checkOffers(path, course, served);
  const mode = pathOf(course.url).startsWith('/offlinecourses/') ? 'Onsite' : 'Online';
  for (const { name, courseMode, courseWorkload, location } of nodes(course.hasCourseInstance)) {
    expect.soft(courseMode, `${path}: ${name}`).toBe(mode);
    expect.soft(nodes(location), `${path}: ${name}`).toHaveLength(mode === 'Onsite' ? 1 : 0);
    for (const words of [name, ...list(courseWorkload)]) {
      expect.soft(text, path).toContain(plain(words));
    }
  }
}

function checkItemList(path: string, itemList: Node, { text, links }: ServedPage) {
  const items = nodes(itemList.itemListElement);
  const paths = items.map(({ url }) => pathOf(url));
  expect.soft(items.length, path).toBeGreaterThanOrEqual(3);
  expect
    .soft(
      items.map(({ position }) => position),
      path,
    )
    .toEqual(items.map((_, index) => index + 1));
  expect.soft(new Set(paths).size, `${path}: each once`).toBe(paths.length);
  for (const one of paths) expect.soft(publicPages, path).toContain(one);
  for (const { name } of items) expect.soft(text, path).toContain(plain(name));
  // The list has the same order on the page, though its links may occur elsewhere too.
  const among = links.filter((link) => paths.includes(link));
  expect.soft(among.join(' '), `${path}: in the order that is seen`).toContain(paths.join(' '));
}

const postalAddress = {
  '@type': 'PostalAddress',
  streetAddress: 'Jia Sarai',
  addressLocality: 'Delhi',
  addressCountry: 'IN',
};

/** A booklet set has its row in the price table, with its price. */
function checkProduct(path: string, product: Node, { text }: ServedPage) {
  const [exam = '', set = ''] = plain(product.name).split(' study material: ');
  for (const words of [exam, set, ...list(product.description)]) {
    expect.soft(text, `${path}: ${set}`).toContain(plain(words));
  }
  const offers = nodes(product.offers);
  expect.soft(offers, path).toHaveLength(1);
  for (const { price, priceCurrency } of offers) {
    expect.soft(priceCurrency, path).toBe('INR');
    expect.soft(text, `${path}: ${set}`).toContain(formatRupees(rupees(Number(price))));
  }
}

function checkArticle(path: string, node: Node, { text, headings }: ServedPage) {
  expect.soft(headings.map(plain), path).toEqual([plain(node.headline)]);
  expect.soft(text, path).toContain(plain(node.description));
  expect.soft(pathOf(node.url), path).toBe(path);
  expect.soft(isOwn(node.image), path).toBe(true);
  expect.soft(text, path).toContain(`Updated on ${printShortDay(String(node.dateModified))}`);
}

/** Name, numbers and addresses of the institute are printed on the page; its other sites are linked. */
function checkInstitute(path: string, institute: Node, { text, html }: ServedPage) {
  for (const property of [
    'name',
    'alternateName',
    'description',
    'telephone',
    'email',
    'address',
  ]) {
    for (const words of list(institute[property])) {
      if (property === 'address') expect.soft(words, path).toMatchObject(postalAddress);
      else expect.soft(text, `${path}: ${property}`).toContain(plain(words));
    }
  }
  for (const site of list(institute.sameAs)) expect.soft(html, path).toContain(`href="${site}"`);
}

const checks: Record<string, (path: string, block: Node, served: ServedPage) => void> = {
  Article: checkArticle,
  BreadcrumbList: checkBreadcrumb,
  FAQPage: checkFaq,
  Course: checkCourse,
  ItemList: checkItemList,
  EducationalOrganization: checkInstitute,
  Place: checkInstitute,
  Product: checkProduct,
};

test('the structured data of every page is valid, says what the page shows, and gives no id or answer twice', async ({
  served,
}) => {
  const validated = new Set<string>();
  const places = new Map<string, Set<string>>();
  const institutes = new Map<string, unknown[]>();
  for (const path of publicPages) {
    const read = await served(path);
    expect.soft(read.jsonLd.join(), 'nothing that could end the script').not.toContain('<');
    const blocks = read.jsonLd.map((block) => JSON.parse(block) as Node);
    const breadcrumb = path === '/' ? [] : ['BreadcrumbList'];
    const kinds = [...breadcrumb, ...expectedKinds(path)].sort();
    expect.soft(kindsOf(blocks), path).toEqual(kinds);
    // Blocks of the same kind differ in words only.
    if (kinds.some((kind) => !validated.has(kind)))
      expect.soft(await faultsOf(read.html), path).toEqual([]);
    for (const kind of kinds) validated.add(kind);
    checkEveryNode(path, blocks);
    const all = everyNode(blocks);
    for (const node of all) checks[String(node['@type'])]?.(path, node, read);
    // Two questions of a paper may have the same number as their answer.
    const faqs = blocks.filter((block) => block['@type'] !== 'Quiz');
    const answers = everyNode(faqs).filter((node) => node['@type'] === 'Answer');
    for (const once of [
      ...blocks.flatMap((block) => list(block['@id'])),
      ...answers.map(({ text }) => plain(text)),
    ]) {
      places.set(String(once), (places.get(String(once)) ?? new Set()).add(path));
    }
    const named = all.filter((node) => node['@type'] === 'EducationalOrganization');
    institutes.set(
      path,
      named.map((institute) => institute['@id']),
    );
  }
  expect([...places].filter(([, paths]) => paths.size > 1)).toEqual([]);

  await test.step('every course is given by the institute that Home describes, and says so by its id', async () => {
    const described = (await served('/')).jsonLd
      .map((block) => JSON.parse(block) as Node)
      .find((block) => block['@type'] === 'EducationalOrganization');
    expect(described).toMatchObject({
      '@id': `${SITE_URL}/#organization`,
      name: expect.stringMatching(/\w/),
      logo: expect.stringMatching(/\.png$/),
    });
    for (const path of [...coursePages, '/csir-net-jrf', '/about', '/contact'])
      expect.soft(institutes.get(path), path).toEqual([described?.['@id']]);
  });
});
