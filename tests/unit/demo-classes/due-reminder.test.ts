import { dueReminder } from '@/lib/demo-classes/demo-reminders';

const seat = {
  startsAt: new Date('2027-01-09T05:30:00Z'),
  bookedAt: new Date('2027-01-02T05:30:00Z'),
  dayRemindedAt: null,
  hourRemindedAt: null,
};

/** A moment in Delhi. */
const at = (text: string) => new Date(`${text}:00+05:30`);

test.each([
  ['2027-01-07T12:00', null],
  ['2027-01-08T09:59', null],
  ['2027-01-08T10:00', 'dayBefore'],
  ['2027-01-08T18:59', 'dayBefore'],
  ['2027-01-08T19:00', null],
  ['2027-01-09T08:59', null],
  ['2027-01-09T09:00', 'twoHours'],
  ['2027-01-09T10:59', 'twoHours'],
  ['2027-01-09T11:00', null],
])('at %s the reminder of a class on 9 January at 11:00 is %s', (now, about) => {
  expect(dueReminder(seat, at(now))).toBe(about);
});

test('nobody is reminded twice, nor of what they booked just before', () => {
  const eve = at('2027-01-08T12:00');
  const hour = at('2027-01-09T10:00');
  expect(dueReminder({ ...seat, dayRemindedAt: eve }, eve)).toBeNull();
  expect(dueReminder({ ...seat, hourRemindedAt: hour }, hour)).toBeNull();
  expect(dueReminder({ ...seat, bookedAt: at('2027-01-08T11:00') }, eve)).toBeNull();
  expect(dueReminder({ ...seat, bookedAt: at('2027-01-09T07:30') }, hour)).toBeNull();
});
