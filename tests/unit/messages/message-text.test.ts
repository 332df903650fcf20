import { institute } from '@/content/facts/institute';
import { defaultTexts } from '@/lib/messages/default-texts';
import { fillMessage, smsSize, textFault } from '@/lib/messages/message-text';
import {
  messageLanguageNames,
  momentNames,
  momentOf,
  placeholdersOf,
} from '@/lib/messages/moments';
import { placeholderValues, sampleFacts } from '@/lib/messages/placeholders';
import { chatLink, smsLink } from '@/lib/platform/phone-number';

const writer = { writer: 'Priya', siteUrl: 'https://chem.example' };
const sample = placeholderValues(sampleFacts, writer, 'en');
const nothing = placeholderValues({ name: 'Asha', course: '' }, writer, 'en');

const everyText = momentNames.flatMap((moment) =>
  messageLanguageNames.map((language) => [moment, language] as const),
);

test.each(everyText)(
  'the default of %s in %s can be used and is filled in whole',
  (moment, language) => {
    const text = defaultTexts[moment][language];
    expect(textFault(moment, text)).toBeNull();
    const message = fillMessage(text, placeholderValues(sampleFacts, writer, language));
    expect(message).not.toMatch(/[{}]/);
    expect(message).toContain('Asha Verma');
    expect(message).toContain(institute.name);
    expect(message).toContain('Priya');
    expect(message.split('\n').length).toBeGreaterThanOrEqual(text.split('\n').length);
  },
);

test('of nothing but a name and no course, no message has a gap', () => {
  const offered = everyText.filter(([moment]) => momentOf(moment).needs === undefined);
  for (const [moment, language] of offered) {
    const values = placeholderValues({ name: 'Asha', course: '' }, writer, language);
    const message = fillMessage(defaultTexts[moment][language], values);
    expect(message).not.toMatch(/[{}]|: *$|undefined|null/m);
    expect(message).toContain('Asha');
  }
});

test('a line is left out where its placeholder is not known', () => {
  expect(fillMessage('Hello {name}.\nNext batch: {batch}\nBye', nothing)).toBe('Hello Asha.\nBye');
  expect(fillMessage('{batch}\n{nonsense}\n{ name }', sample)).toBe('classroom 5 January 2027');
});

test.each(['{name}', '{course} }{', '$& $1 {map}', 'A\n{phone}', '}{'])(
  'somebody called “%s” is written to by this name, in one line',
  (name) => {
    const values = placeholderValues({ name, course: 'GATE' }, writer, 'en');
    expect(fillMessage('Dear {name}, {course}', values)).toBe(
      `Dear ${name.replace('\n', ' ')}, GATE`,
    );
  },
);

/** Repeatable numbers below 1. */
function chance(seed: number) {
  let state = seed;
  return () => (state = (state * 16_807) % 2_147_483_647) / 2_147_483_647;
}

test('no placeholder remains, whatever a usable text holds', () => {
  const next = chance(20_26);
  const parts = ['{name}', '{course}', '{link}', '{', '}', 'नमस्ते', '\n', ' ', '{x}', '&=?#%', '₹'];
  let usable = 0;
  for (let round = 0; round < 3_000; round += 1) {
    const pieces = Array.from(
      { length: 1 + Math.floor(next() * 6) },
      () => parts[Math.floor(next() * parts.length)] ?? '',
    );
    const text = pieces.join('');
    if (textFault('greeting', text) !== null) continue;
    usable += 1;
    const message = fillMessage(text, sample);
    expect(message).not.toMatch(/[{}]/);
    expect(new URL(chatLink('98765 43210', message)).searchParams.get('text')).toBe(message);
    const body = smsLink('98765 43210', message)?.split('?body=')[1] ?? '';
    expect(decodeURIComponent(body)).toBe(message);
    expect(body).not.toMatch(/[&?#=\s]/);
  }
  expect(usable).toBeGreaterThan(300);
});

test.each([
  ['', 'Enter the text, or go back to the default'],
  [' \n ', 'Enter the text, or go back to the default'],
  ['Hello\n{nmae}', 'Line 2: {nmae} is not known here. Use {name}, '],
  ['Hello {name', 'Line 1: “{” has no “}”'],
  ['A\nB\nname}', 'Line 3: “}” has no “{”'],
  ['{{name}}', 'Line 1: “{” has no “}”'],
  ['{amount}', 'Line 1: {amount} is not known here'],
  ['x'.repeat(1_001), '1001 characters are too many: use at most 1000'],
])('the text “%s” is refused: %s', (text, fault) => {
  expect(textFault('greeting', text)).toContain(fault);
});

test('a refusal lists what the moment knows', () => {
  const fault = textFault('visit', '{fees}') ?? '';
  for (const name of placeholdersOf('visit')) expect(fault).toContain(`{${name}}`);
  expect(fault).not.toContain('{amount}');
});

test.each([
  ['a'.repeat(160), 'GSM-7', 160, 1],
  ['a'.repeat(161), 'GSM-7', 161, 2],
  ['a'.repeat(306), 'GSM-7', 306, 2],
  ['a'.repeat(307), 'GSM-7', 307, 3],
  [`${'a'.repeat(158)}€`, 'GSM-7', 160, 1],
  [`${'a'.repeat(159)}€`, 'GSM-7', 161, 2],
  ['क'.repeat(70), 'Unicode', 70, 1],
  ['क'.repeat(71), 'Unicode', 71, 2],
  ['क'.repeat(135), 'Unicode', 135, 3],
  ['₹100', 'Unicode', 4, 1],
  ['', 'GSM-7', 0, 1],
])('%s is sent as %s, %i places in %i parts', (text, alphabet, places, parts) => {
  expect(smsSize(text)).toEqual({ alphabet, places, parts });
});

test('days, times and money are written as the language has them', () => {
  const hindi = placeholderValues(sampleFacts, writer, 'hi');
  expect(sample).toMatchObject({
    visit: '2 January 2027, 11:00',
    fees: 'classroom from ₹45,000',
    batch: 'classroom 5 January 2027',
    link: 'https://chem.example/offlinecourses/gate',
  });
  expect(hindi).toMatchObject({
    visit: '2 जनवरी 2027, सुबह 11:00 बजे',
    fees: 'क्लासरूम ₹45,000 से शुरू',
    batch: 'क्लासरूम 5 जनवरी 2027',
    amount: '₹15,000',
  });
});

test.each(['011 2345 6789', '+44 20 7946 0000', ''])('%s gets no SMS', (phone) => {
  expect(smsLink(phone, 'Hello')).toBeNull();
});
