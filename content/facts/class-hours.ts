import { classHours as published } from '@published/classHours';
import type { HoursADay } from './site-facts';

/* Six days a week (specification). */
const DAYS = 6;

function printed({ from, to }: HoursADay) {
  const range = (factor: number) =>
    from === to ? String(from * factor) : `${from * factor} to ${to * factor}`;
  return { daily: range(1), weekly: range(DAYS), most: to };
}

/** Hours of class in a regular batch, as in "4 to 6 hours": of CSIR-NET, and of the other exams. */
export const classHours = {
  csirNet: printed(published?.csirNet ?? { from: 4, to: 6 }),
  others: printed(published?.others ?? { from: 4, to: 5 }),
};
