import { handler, readBody, success } from '@/lib/api';
import { requireStaff } from '@/lib/auth/staff';
import { importStatement } from '@/lib/data/bank-statement';
import { bankTextSchema } from '@/lib/schemas/bank-statement';

export const POST = handler(async (request) => {
  const staff = await requireStaff(request);
  return success(await importStatement(staff, (await readBody(request, bankTextSchema)).text));
});
