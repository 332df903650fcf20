import 'server-only';
import { staffOf, type StaffPerson } from '@/lib/data/staff';
import { ApiError } from '@/lib/errors';
import { bearerLogIn } from './bearer';

/** @throws ApiError unauthorized */
export async function requireStaff(request: Request): Promise<StaffPerson> {
  const logIn = await bearerLogIn(request);
  const staff = logIn && (await staffOf(logIn));
  if (!staff) throw new ApiError('unauthorized', 'Please log in again.');
  return staff;
}

/** @throws ApiError unauthorized, or forbidden for everybody of the staff but the owner */
export async function requireOwner(request: Request): Promise<StaffPerson> {
  const staff = await requireStaff(request);
  if (staff.role === 'owner') return staff;
  throw new ApiError('forbidden', 'Only the owner can do this. Please ask the owner.');
}
