import {
  isUnsaved,
  noteSaved,
  noteTyped,
  openDraft,
} from '@/components/student/enrolment/admission-draft';

const owner = 'asha@example.org';
const plan = 'csir-net-online-6-months-gold';
const account = { studentname: 'Asha Rao', address: '12 Jia Sarai', place: '', category: '' };
/** As saved on the phone meanwhile. */
const onPhone = { ...account, address: '7 Hauz Khas', place: 'Pune' };
const draft = { id: 'D', requestId: 'phone', registrationnumber: '12345' };

const openNew = (of: string | null = plan) =>
  openDraft({ owner, plan: of, answers: account }, null);
const openPhones = (of: string | null = plan) =>
  openDraft({ owner, plan: of, answers: onPhone }, draft);

beforeEach(() => {
  const kept = new Map<string, string>();
  Object.defineProperty(globalThis, 'sessionStorage', {
    configurable: true,
    value: {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, text: string) => kept.set(key, text),
    },
  });
});
afterAll(() => Reflect.deleteProperty(globalThis, 'sessionStorage'));

test('what was typed and not saved stays when the plan was saved on another device, and waits for Save', () => {
  openNew();
  noteTyped({ ...account, category: 'OBC' });
  const opened = openPhones();
  expect(opened).toMatchObject({ requestId: 'phone', typed: { category: 'OBC' } });
  // Neither the empty place nor the account's address replaces an answer of the phone.
  expect(Object.keys(opened.typed)).toEqual(['category']);
  noteTyped({ ...onPhone, ...opened.typed });
  expect(isUnsaved()).toBe(true);
  expect(openPhones().typed).toEqual({ ...onPhone, category: 'OBC' });
  expect(isUnsaved()).toBe(true);
});

test('a draft of another device is shown as saved where nothing was typed', () => {
  openNew();
  noteTyped(account);
  expect(openPhones().typed).toEqual({});
  noteTyped(onPhone);
  expect(isUnsaved()).toBe(false);
});

test.each([
  ['another plan', 'csir-net-online-6-months-silver', plan],
  ['a form without a plan', null, null],
])('what was typed for %s is not taken into a draft', (_, typedFor, opened) => {
  openNew(typedFor);
  noteTyped({ ...account, category: 'OBC' });
  expect(openPhones(opened).typed).toEqual({});
});

test('a form that this tab has saved takes the newer draft of the plan', () => {
  openNew();
  noteTyped({ ...account, category: 'OBC' });
  noteSaved({ id: 'E', registrationnumber: '54321', typed: null });
  expect(openPhones().typed).toEqual({});
});
