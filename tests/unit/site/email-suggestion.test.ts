import { suggestEmail } from '@/components/form/email-suggestion';

const domainFor = (domain: string) => suggestEmail(`asha.rao@${domain}`)?.domain ?? null;

test.each([
  'gmial.com',
  'gmail.con',
  'gmail.co',
  'gmail.in',
  'gmail.co.in',
  'gamil.com',
  'gnail.com',
  'gmaill.com',
  'gmai.com',
  'Gmial.com',
  'gmail.cmo',
])('%s is meant as gmail.com', (domain) => {
  expect(domainFor(domain)).toBe('gmail.com');
});

test.each([
  ['yaho.com', 'yahoo.com'],
  ['yahooo.in', 'yahoo.in'],
  ['yahoo.co.im', 'yahoo.co.in'],
  ['hotmial.com', 'hotmail.com'],
  ['outlok.com', 'outlook.com'],
  ['redifmail.com', 'rediffmail.com'],
  ['rediffmail.con', 'rediffmail.com'],
  ['iclod.com', 'icloud.com'],
])('%s is meant as %s', (domain, meant) => {
  expect(domainFor(domain)).toBe(meant);
});

test.each([
  'gmail.com',
  'yahoo.co.in',
  'rediffmail.com',
  'googlemail.com',
  'ymail.com',
  'live.in',
  'zoho.com',
  'aol.com',
  'gmx.com',
  'mail.com',
  'me.com',
  'protonmail.com',
  'proton.me',
  'du.ac.in',
  'iitd.ac.in',
  'bhu.ac.in',
  'jnu.ac.in',
  'iisc.ac.in',
  'tifr.res.in',
  'amity.edu',
  'hcl.com',
  'ibm.com',
  'tcs.com',
  'wipro.com',
  'infosys.com',
  'drreddys.com',
  'gail.co.in',
  'barc.gov.in',
  'nic.in',
  'example.org',
  'school.test',
])('%s is left alone', (domain) => {
  expect(domainFor(domain)).toBeNull();
});

test('the name before the @ is kept as it was typed', () => {
  expect(suggestEmail(' Asha.Rao+exam@gmial.com ')?.email).toBe('Asha.Rao+exam@gmail.com');
});

test.each(['', 'asha', '@gmial.com', 'asha@', 'a b@gmial.com', 'asha@gmial.com, ravi@gmial.com'])(
  'text that is not an address is left alone: "%s"',
  (typed) => {
    expect(suggestEmail(typed)).toBeNull();
  },
);
