export interface Named {
  name: string;
  email: string;
}

/** Selects by the client who somebody of staff is. */
export const named = { select: { name: true, email: true } } as const;

/** Somebody's name, or the e-mail before it is set; null for nobody. */
export const nameOf = (staff: Named | null | undefined): string | null =>
  staff ? staff.name || staff.email : null;

/** SQL: `nameOf` a row of `staff`. */
export const staffName = (staff: string) => `coalesce(nullif(${staff}.name, ''), ${staff}.email)`;
