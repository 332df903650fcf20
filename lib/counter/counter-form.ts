import * as z from 'zod/mini';
import { genders } from '@/content/catalogue/admission-choices';
import { parentRelations, type ParentRelation } from '@/lib/accounts/parent-relations';
import { heardOfField } from '@/lib/sources/touch-fields';
import { dateOfBirth } from '@/lib/accounts/sign-up';
import {
  day,
  formId,
  noticeShown,
  optionalText,
  phone,
  pincode,
  requiredText,
  ticked,
} from '@/lib/calls/fields';
import { amount, optionalLines, wholeLine } from '@/lib/payments/office-money';
import { officeMethods } from '@/lib/payments/payment-ways';
import { emailAddress } from '@/lib/platform/email-address';

/** Missing, null and '' are equal. */
const orEmpty = z.transform((value: unknown): unknown => value ?? '');

function orNone<Schema extends z.ZodMiniType>(schema: Schema, message: string) {
  return z.pipe(orEmpty, z.union([z.literal(''), schema], message));
}

const id = (message: string) => orNone(z.uuid(), message);
const relations = Object.keys(parentRelations) as [ParentRelation, ...ParentRelation[]];

const email = orNone(emailAddress, 'Enter an e-mail such as name@example.com, or leave it empty');

/** POST /api/admin/enrol-check. */
export const enrolCheckSchema = z.object({ mobilenumber: phone, email });

/** Ids separated by commas; none without a tick. */
const ids = z.catch(
  z.pipe(
    z.string().check(z.regex(/^[\da-f-]{36}(,[\da-f-]{36}){0,49}$/)),
    z.transform((list): readonly string[] => list.split(',')),
  ),
  [],
);

/** `true`: all known now, except a student with the name and date of birth of the new one. */
const anotherPerson = z.union([
  z.pipe(
    z.literal([true, 'true', 'on']),
    z.transform(() => true as const),
  ),
  ids,
]);

const BIRTH = 'Enter the date of birth; a student is 13 or older';

/**
 * POST /api/admin/enrol. `student` is a known student who gets another registration: empty fields, and the
 * date of birth once the account is verified, are taken from the account. `anotherPerson` confirms that the
 * students found by phone are other people: the ids that were shown. `enrolAgain` confirms a second
 * enrolment in the plan: the ids of the registrations that were shown. `price` replaces the plan's, with a
 * reason. With the method `none` nothing is paid yet; any other needs the `amount`. `amount1` and `day1` to
 * `amount6` and `day6` are instalments, if any are agreed.
 */
export const counterSchema = z
  .object({
    requestId: formId('Reload the page'),
    lead: id('Open the lead again'),
    student: id('Choose the student again'),
    anotherPerson,
    enrolAgain: ids,
    studentname: requiredText(200, 'Enter the student’s name'),
    mobilenumber: phone,
    email,
    dateofbirth: z.union([z.literal(''), dateOfBirth], BIRTH),
    gender: orNone(z.enum(genders), 'Choose Male or Female, or leave it open'),
    fathername: optionalText(200),
    address: optionalText(500),
    city: optionalText(100),
    state: requiredText(100, 'Enter the state'),
    pincode: orNone(pincode, 'Enter the PIN code: six digits, or leave it empty'),
    plan: requiredText(100, 'Choose the plan'),
    price: orNone(amount, 'Enter the price in rupees, such as 8999, or leave it empty'),
    pricereason: optionalText(500),
    parentname: optionalText(200),
    parentrelation: orNone(z.enum(relations), 'Choose how the parent is related to the student'),
    parentsignedon: orNone(day('Enter the day'), 'Enter the day on which the parent signed'),
    heardOf: heardOfField,
    agree: ticked.check(
      z.refine((value) => value, 'Tick when the student has read or heard the data notice'),
    ),
    notice: noticeShown,
    amount: orNone(amount, 'Enter the amount in rupees, such as 8999, or leave it empty'),
    method: z.enum(
      [...officeMethods, 'none'],
      'Choose cash, bank deposit, UPI or that nothing is paid yet',
    ),
    reference: optionalText(60),
    receivedOn: day('Enter the date received'),
    ...optionalLines,
  })
  .check(
    ...([1, 2, 3, 4, 5, 6] as const).map((number) => wholeLine(number)),
    z.refine(({ student, dateofbirth }) => student !== '' || dateofbirth !== '', {
      error: BIRTH,
      path: ['dateofbirth'],
    }),
    z.refine(({ price, pricereason }) => price === '' || pricereason.trim() !== '', {
      error: 'Enter the reason for another price',
      path: ['pricereason'],
    }),
    z.refine(({ parentname, parentrelation }) => !parentname.trim() || parentrelation !== '', {
      error: 'Choose how the parent is related to the student',
      path: ['parentrelation'],
    }),
    z.refine(({ parentname, parentsignedon }) => !parentname.trim() || parentsignedon !== '', {
      error: 'Enter the day on which the parent signed',
      path: ['parentsignedon'],
    }),
    z.refine(({ amount, method }) => method === 'none' || amount !== '', {
      error: 'Enter what was paid, or choose “Nothing paid yet”',
      path: ['amount'],
    }),
    z.refine(({ amount, method }) => method !== 'none' || amount === '', {
      error: 'Choose how it was paid, or leave the amount empty',
      path: ['method'],
    }),
    z.refine(
      ({ amount, method, reference }) =>
        amount === '' || /^(cash|none)$/.test(method) || reference.trim() !== '',
      {
        error: 'Enter the reference: the UTR, transaction or deposit slip number',
        path: ['reference'],
      },
    ),
  );

export type CounterEnrolment = z.output<typeof counterSchema>;
export type EnrolCheck = z.output<typeof enrolCheckSchema>;
