import { demoActs } from './acts';
import { chanceFrom, momentsBefore } from './chance';
import { demoLeads, demoNotes } from './leads';
import { demoBankLines, demoPayments, demoReceipts } from './payments';
import { demoConsents, demoPhotos, demoStudents } from './people';
import { demoRegistrations } from './registrations';

/** Rows by table, in the order in which they can be written. */
export type DemoTables = readonly (readonly [table: string, rows: readonly object[]])[];

const SEED = 20_26;

/**
 * The whole demo but its staff: the same people every time, with days that end at `now`.
 * @param size how many people there are; by default what the README promises
 */
export async function demoTables(
  now: Date,
  size: { students: number; leads: number } = { students: 2_000, leads: 6_000 },
): Promise<DemoTables> {
  const chance = chanceFrom(SEED);
  const moments = momentsBefore(now, chance);
  const students = demoStudents(size.students, chance, moments);
  const registrations = demoRegistrations(students, chance, moments);
  const told = demoPayments(registrations, chance, moments);
  const receipts = demoReceipts(told, registrations, chance);
  const last = new Map(receipts.map(({ year, serial }) => [year, serial]));
  const registered = new Set(registrations.map(({ studentId }) => studentId));
  const asked = students.filter(({ row }) => registered.has(row.id) && chance.happens(0.75));
  const leads = demoLeads(size.leads, asked, chance, moments);
  return [
    ['students', students.map(({ row }) => row)],
    ['photos', await demoPhotos(students, chance)],
    ['consents', demoConsents(students, chance)],
    ['leads', leads],
    ['notes', demoNotes(leads, students, chance, moments)],
    ['registrations', registrations],
    ['payments', told.map(({ payment }) => payment)],
    ['payment_events', told.flatMap(({ events }) => events)],
    ['refunds', told.flatMap(({ refunds }) => refunds)],
    ['receipts', receipts],
    ['receipt_series', [...last].map(([year, serial]) => ({ year, last: serial }))],
    ['bank_lines', demoBankLines(told, moments)],
    ['audit_entries', demoActs(leads, students, told, chance, moments)],
  ];
}
