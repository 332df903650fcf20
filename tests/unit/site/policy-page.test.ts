import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { PolicyPage } from '@/components/pages/policy-page';
import { printPolicyDay } from '@/content/day';
import { privacyPolicy } from '@/content/pages/policies/privacy';
import { refundPolicy } from '@/content/pages/policies/refund';
import { shippingPolicy } from '@/content/pages/policies/shipping';
import { termsAndConditions } from '@/content/pages/policies/terms';

test.each([refundPolicy, shippingPolicy, privacyPolicy, termsAndConditions])(
  'on $path sections and paragraphs are numbered without a gap, with ids of their own, under the day',
  (policy) => {
    const html = renderToStaticMarkup(createElement(PolicyPage, { policy }));
    const sections = html.split('<section ').filter((part) => part.includes('policy-section'));
    expect(sections).toHaveLength(policy.sections.length);
    for (const [index, section] of sections.entries()) {
      const number = index + 1;
      expect(section).toMatch(new RegExp(`<h2[^>]*><span>${number}\\.</span> \\S`));
      const clauses = [...section.matchAll(/policy-number">([\d.]+)</g)].map(([, one]) => one);
      expect(clauses.length).toBeGreaterThan(0);
      expect(clauses).toEqual(clauses.map((_, clause) => `${number}.${clause + 1}`));
    }
    const ids = [...html.matchAll(/ id="([^"]*)"/g)].map(([, id]) => id);
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
    const day = policy.lastUpdated;
    if (day) {
      expect(html).toContain(`Last updated <time dateTime="${day}">${printPolicyDay(day)}</time>`);
    }
  },
);
