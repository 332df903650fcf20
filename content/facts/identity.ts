import { identity as published } from '@published/identity';

/** A phone number as displayed, and its `tel:` link. */
export type Phone = { readonly printed: string; readonly href: `tel:${string}` };

/** Visible placeholders until the owner replaces them. */
const {
  name = 'Orbital Chemistry Institute',
  /** The first words of the name. */
  shortName = 'Orbital',
  phones: [first, ...others] = ['+910000000001', '+910000000002', '+910000000003'],
} = published ?? {};

/** Separate from `institute`, so that the scripts of error pages stay small. */
export const identity: {
  readonly name: string;
  readonly shortName: string;
  readonly surname: string;
  readonly phones: readonly [Phone, ...Phone[]];
} = {
  name,
  shortName,
  surname: name.startsWith(shortName) ? name.slice(shortName.length).trim() : name,
  phones: [phoneOf(first), ...others.map(phoneOf)],
};

/** `+919876543210` as "+91 98765 43210", a landline of Delhi as "+91 11 2653 1234". */
function phoneOf(number: string): Phone {
  const printed = number
    .replace(/^(\+91)([1-5]\d)(\d{4})(\d{4})$/, '$1 $2 $3 $4')
    .replace(/^(\+91)(\d{5})(\d{5})$/, '$1 $2 $3');
  return { printed, href: `tel:${number}` };
}
