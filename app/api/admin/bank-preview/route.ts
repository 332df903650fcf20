import { recordPaymentsView } from '@/lib/staff/audit/views';
import { serveStaff } from '@/lib/staff/serve-staff';
import { previewStatement } from '@/lib/payments/bank/import-statement';
import { previewBankCall } from '@/lib/payments/desk/calls';

export const POST = serveStaff(previewBankCall, async ({ who, body }) => {
  const preview = await previewStatement(who, body.text);
  const shown = preview.lines.flatMap(({ payments }) => payments.map(({ id }) => id));
  const payers = preview.lines.flatMap((line) => line.payers);
  const students = payers.map(({ studentId }) => studentId);
  await recordPaymentsView(who, 'bank.list', shown, { lines: preview.lines.length }, students);
  return preview;
});
