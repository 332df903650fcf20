import 'server-only';
import { isOwner } from '@/lib/data/staff';
import { ApiError } from '@/lib/errors';
import { requireStaff } from './bearer';

/** @throws ApiError unauthorized, or forbidden for everybody of the staff but the owner */
export async function requireOwner(request: Request): Promise<{ id: string; staffId: string }> {
  const staff = await requireStaff(request);
  if (await isOwner(staff)) return staff;
  throw new ApiError('forbidden', 'Only the owner can do this. Please ask the owner.');
}
