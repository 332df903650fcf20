import 'server-only';
import type * as z from 'zod/mini';
import { addressOf, readBody } from '@/lib/calls/handler';
import { sendingPage } from '@/lib/calls/plain-form';

/**
 * The body of a call that leaves a lead, checked, with the page and the address it was sent from; the
 * address is null when nothing in front of us knows it.
 * @throws ApiError what `readBody` throws
 */
export async function readLead<Lead extends { page?: string | undefined }>(
  request: Request,
  schema: z.ZodMiniType<Lead>,
): Promise<Lead & { address: string | null }> {
  const lead = await readBody(request, schema);
  return { ...lead, page: lead.page ?? sendingPage(request), address: addressOf(request) };
}
