import { printPolicyDay } from '@/content/day';
import { dataForms, noticeText } from '@/content/pages/data-notices';
import { institute, namedContact } from '@/content/facts/institute';
import { footerGroups } from '@/content/pages/navigation';
import type { Clause, Policy } from '@/content/pages/policies/policy';
import { privacyPolicy } from '@/content/pages/policies/privacy';
import { refundPolicy } from '@/content/pages/policies/refund';
import { inAll, shippingPolicy } from '@/content/pages/policies/shipping';
import { termsAndConditions } from '@/content/pages/policies/terms';
import { routes } from '@/content/pages/routes';

const policies = [refundPolicy, shippingPolicy, privacyPolicy, termsAndConditions];

function clauseTexts(clause: Clause): string[] {
  if (typeof clause === 'string') return [clause];
  const more = 'items' in clause ? clause.items : clause.links.map(({ label }) => label);
  return [clause.lead, ...more];
}

/** Every paragraph of a policy, as written. */
const paragraphs = ({ lede, sections }: Policy): string[] => [
  lede,
  ...sections.flatMap(({ means, clauses }) => [means, ...clauses.flatMap(clauseTexts)]),
];

/** The text of a section, with the text of its links. */
function sectionText(policy: Policy, id: string): string {
  const section = policy.sections.find((one) => one.id === id);
  if (!section) throw new Error(`${policy.path} has no section ${id}`);
  const { heading, means, clauses } = section;
  return [heading, means, ...clauses.flatMap(clauseTexts)]
    .join(' ')
    .replace(/\[([^\]]+)\]\([^)]+\)/g, '$1')
    .replaceAll('\u00a0', ' ');
}

/** The targets of a policy's links. */
function hrefs(policy: Policy): string[] {
  const inText = paragraphs(policy).flatMap((text) =>
    [...text.matchAll(/\]\(([^)]+)\)/g)].map(([, href = '']) => href),
  );
  const inRows = policy.sections
    .flatMap(({ clauses }) => clauses)
    .flatMap((clause) =>
      typeof clause !== 'string' && 'links' in clause ? clause.links.map(({ href }) => href) : [],
    );
  return [...inText, ...inRows];
}

const repeated = (values: readonly string[]) =>
  values.filter((value, index) => values.indexOf(value) !== index);

/* Typed out from the specification and the policy texts of the catalogue: [section, fact]. */
const facts: readonly (readonly [Policy, readonly (readonly [string, RegExp])[]])[] = [
  [
    refundPolicy,
    [
      ['not-refunded', /There is no refund for:/],
      ['not-refunded', /classroom seat/],
      ['not-refunded', /online seat/],
      ['not-refunded', /postal/],
      ['not-refunded', /booklets/],
      ['not-refunded', /study material/],
      ['not-refunded', /online test series/],
      ['not-refunded', /pen-drive lectures/],
      ['seat-fees', /Seat fees are non-transferable\./],
      ['excess-payment', /refund it within 10 working days/],
      ['afterwards', /excess within 10 working days/],
      ['how-to-ask', /Refund requests are made in person, in writing/],
      ['explore', /Explore GATE results.*Explore IIT-JAM results.*Explore CSIR-NET results/],
      ['questions', /National Consumer Helpline .* 1915/],
    ],
  ],
  [
    shippingPolicy,
    [
      ['processing', /within 3-5 business days after payment confirmation/],
      ['method', /standard shipping only/],
      ['method', /throughout India/],
      ['cost', /weight of the order and the delivery address, and is shown at checkout/],
      ['delivery', /7-14 business days/],
      ['delivery', /no expedited option/],
      ['delivery', /3 \+ 7 = 10 business days .* 5 \+ 14 = 19/],
      ['tracking', /confirmation e-mail .* tracking/],
      ['delays', /delayed order, contact customer support/],
      ['duties', /no customs duties/],
      ['address', /address must be accurate/],
      ['support', /aims to reply within 48 hours/],
    ],
  ],
  [
    privacyPolicy,
    [
      ['data-collected', /name, e-mail, phone number and the course/],
      ['data-collected', /father’s name, date of birth, contact number, city, state, PIN code/],
      ['data-collected', /photograph/],
      ['data-collected', /\(IP\) address/],
      ['data-collected', /no analytics/],
      ['cookies', /session cookie/],
      ['cookies', /YouTube video or a Google map loads only when you ask/],
      ['use', /call or write back/],
      ['retention', /kept while they are needed/],
      ['transfer', /outside India/],
      ['deletion', /have it deleted/],
      ['disclosure', /Courts and authorities/],
      ['security', /No way of sending or keeping data is completely secure/],
      ['children', /anyone under the age of 13/],
      ['other-sites', /privacy policy of its own/],
      ['changes', /new text here with a new date/],
    ],
  ],
  [
    termsAndConditions,
    [
      ['definitions', /“Company”.*“Website”.*“Service”.*“You”.*“Terms”/],
      ['acknowledgment', /you agree to be bound/],
      ['age', /over 18 years of age/],
      ['other-sites', /neither owns nor controls/],
      ['termination', /end your access/],
      [
        'liability',
        /the amount you actually paid .* or to 100 USD if you have not purchased anything/,
      ],
      ['as-is', /“as is” and “as available”/],
      ['governing-law', /laws of Delhi, India/],
      ['disputes', /first to resolve it informally by contacting the Company/],
      ['eu-users', /mandatory provision of the law of the country in which you live/],
      ['us-compliance', /embargo of the United States/],
      ['severability', /Severability: .* Waiver: /],
      ['translation', /original English text prevails/],
      ['changes', /at least 30 days’ notice before/],
      ['contact', /By e-mail, on this website or by phone/],
    ],
  ],
];

const tables = facts.map(([policy, rows]) => ({ path: policy.path, policy, rows }));

describe.each(tables)('$path', ({ policy, rows }) => {
  test.each(rows)('says in section %s: %s', (id, fact) => {
    expect(sectionText(policy, id)).toMatch(fact);
  });
});

test('the headings are complete and in order', () => {
  const headings = policies.map(({ sections }) => sections.map(({ id }) => id).join(' '));
  expect(headings).toEqual([
    'covers not-refunded seat-fees excess-payment how-to-ask afterwards explore questions',
    'processing method cost delivery tracking delays duties address support',
    'who data-collected cookies use retention transfer deletion disclosure security children other-sites changes contact',
    'definitions acknowledgment age other-sites termination liability as-is governing-law disputes eu-users us-compliance severability translation changes contact',
  ]);
});

test('the grievance officer is printed with a name only where there is one', () => {
  expect(namedContact('Asha Rao', 'a@example.in')).toBe('Asha Rao, a@example.in');
  expect(namedContact(null, 'a@example.in')).toBe('a@example.in');
  const printed = [sectionText(privacyPolicy, 'deletion'), ...dataForms.map(noticeText)];
  for (const text of printed) {
    expect(text).toMatch(/grievance officer[: (]+[^,\s]/i);
    expect(text).toContain(institute.grievanceOfficer.email);
    expect(text).not.toMatch(/null|, ,/);
  }
});

test('the dates are those of the specification', () => {
  const dates = policies.map(({ lastUpdated }) => lastUpdated && printPolicyDay(lastUpdated));
  expect(dates).toEqual([undefined, 'December 16, 2023', 'December 12, 2023', 'December 12, 2023']);
});

test('the parcel takes the sum of both ranges', () => {
  expect(inAll).toEqual({ least: 10, most: 19 });
});

test('the refund policy leads to the three result pages', () => {
  expect(hrefs(refundPolicy).filter((href) => href.startsWith('/result-explore/'))).toEqual([
    '/result-explore/gate',
    '/result-explore/iit-jam',
    '/result-explore/csir-net',
  ]);
});

describe.each(policies)('$path', (policy) => {
  const { sections, path } = policy;
  const ids = sections.map(({ id }) => id);

  test('has an anchor of its own for every section', () => {
    expect(repeated([...ids, 'main', 'contents', 'footer-links'])).toEqual([]);
    expect(ids.filter((id) => !/^[a-z]+(-[a-z]+)*$/.test(id))).toEqual([]);
  });

  test('leads only to pages and sections there are', () => {
    const broken = hrefs(policy).filter((href) => {
      if (/^(mailto|tel):/.test(href)) return false;
      const [page, anchor] = href.split('#');
      const target = page ? policies.find((one) => one.path === page) : policy;
      if (page && !routes.some((route) => route.path === page)) return true;
      return anchor !== undefined && !target?.sections.some(({ id }) => id === anchor);
    });
    expect(broken).toEqual([]);
  });

  test('calls sections by the number they have', () => {
    const named = paragraphs(policy).flatMap((text) =>
      [...text.matchAll(/\[section (\d+)\]\(#([\w-]+)\)/g)].map(([, number, id]) => [number, id]),
    );
    expect(named).toEqual(named.map(([, id]) => [String(ids.indexOf(id ?? '') + 1), id]));
    expect(paragraphs(policy).filter((text) => /(?<!\[)\bsection \d/i.test(text))).toEqual([]);
  });

  test('says what each section means, and says nothing twice', () => {
    expect(sections.filter(({ means, clauses }) => !means || clauses.length === 0)).toEqual([]);
    expect(repeated(paragraphs(policy))).toEqual([]);
  });

  test('has short paragraphs and no placeholder', () => {
    const all = paragraphs(policy);
    const long = all.filter((text) => text.split(/\s+/).length > 60);
    expect(long).toEqual([]);
    expect(all.filter((text) => /lorem|TODO|TBD|XXX|\bTBA\b|—|undefined|\{|\}/.test(text))).toEqual(
      [],
    );
  });

  test('takes name and address of the institute from one place', () => {
    const names = paragraphs(policy).join(' ');
    expect(names).toContain(institute.name);
  });

  test('is in the table of pages and in the footer under its label', () => {
    const labels: Record<string, string> = {
      '/shipping-policy': 'Shipping Policy',
      '/terms-condition': 'Terms & Condition',
      '/privacy-policy': 'Privacy & Policy',
      '/refund-policy': 'Refund Policy',
    };
    expect(routes.find((route) => route.path === path)).toMatchObject({ indexable: true });
    const useful = footerGroups.find(({ title }) => title === 'Useful Links');
    expect(useful?.links.find(({ href }) => href === path)?.label).toBe(labels[path]);
  });

  test('describes itself in a length that search engines show', () => {
    const { title, description } = policy.meta;
    expect(title.split(' | ')[0]?.length).toBeLessThanOrEqual(60);
    expect(description.length).toBeGreaterThanOrEqual(70);
    expect(description.length).toBeLessThanOrEqual(160);
  });
});

test('no paragraph stands in two policies', () => {
  expect(repeated(policies.flatMap(paragraphs))).toEqual([]);
});
