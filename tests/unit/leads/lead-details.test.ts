import { privacyPolicy } from '@/content/pages/policies/privacy';
import type { LeadDetailName } from '@/lib/leads/lead-details';

test('the privacy policy names every detail of a lead', () => {
  const words: Readonly<Record<LeadDetailName, string>> = {
    name: 'your name',
    phonenumber: 'phone number',
    email: 'e-mail',
    coursename: 'the course you choose',
    message: 'your message',
  };
  const text = privacyPolicy.sections
    .flatMap(({ clauses }) => clauses)
    .find((clause) => typeof clause === 'string' && clause.startsWith('Free registration:'));
  expect(Object.values(words).filter((word) => !String(text).includes(word))).toEqual([]);
});
