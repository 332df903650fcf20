import 'server-only';
import { findRegistration, listRegistrations, type RegistrationRecord } from './registrations';

/**
 * The registration that `?registration=` names, or without it the student's newest one.
 * @returns 'none' for a student without any; 'unknown' for an id that is none or somebody else's
 */
export async function askedRegistration(
  studentId: string,
  asked: string | readonly string[] | null | undefined,
): Promise<RegistrationRecord | 'none' | 'unknown'> {
  if (asked === undefined || asked === null) {
    const [newest] = await listRegistrations(studentId);
    return newest ?? 'none';
  }
  const found = typeof asked === 'string' ? await findRegistration(studentId, asked) : null;
  return found ?? 'unknown';
}
