import 'server-only';
import type * as z from 'zod/mini';
import { readBody } from './api';
import { countLead } from './data/rate-limits';
import { sendingPage } from './plain-form';
import { CLIENT_ADDRESS_HEADER } from './server/client-address';

/**
 * The body of a call that leaves a lead, checked, counted against the address it came from, and with
 * the page it was sent from.
 * @throws ApiError what `readBody` and `countLead` throw
 */
export async function readLead<Lead extends { page?: string | undefined }>(
  request: Request,
  schema: z.ZodMiniType<Lead>,
): Promise<Lead> {
  const lead = await readBody(request, schema);
  await countLead(request.headers.get(CLIENT_ADDRESS_HEADER));
  return { ...lead, page: lead.page ?? sendingPage(request) };
}
