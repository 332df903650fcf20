export interface Named {
  name: string;
  email: string;
}

/** Fields of the client's select for `nameOf`. */
export const named = { select: { name: true, email: true } } as const;

/** A person's name, or the e-mail before it is set; null without a person. */
export const nameOf = (staff: Named | null | undefined): string | null =>
  staff ? staff.name || staff.email : null;

/** SQL: `nameOf` a row of `staff`. */
export const staffName = (staff: string) => `coalesce(nullif(${staff}.name, ''), ${staff}.email)`;
