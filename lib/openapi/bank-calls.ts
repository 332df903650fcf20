import * as z from 'zod/mini';
import type { BankImported, BankPreview } from '@/lib/schemas/bank-statement';
import {
  bankMatchSchema,
  bankPutBackSchema,
  bankSetAsideSchema,
  bankTextSchema,
} from '@/lib/schemas/bank-statement';
import { bodyRefusals, type Call } from './call';

const text = z.string();
const day = text.check(z.regex(/^\d{4}-\d{2}-\d{2}$/));
const count = z.int().check(z.minimum(0));
const place = z.int().check(z.minimum(1));

const preview: z.ZodMiniType<BankPreview> = z.strictObject({
  lines: z.array(
    z.strictObject({
      line: place,
      day,
      paise: place,
      reference: text,
      description: text,
      why: text,
      verdict: z.enum(['matched', 'likely', 'several', 'nothing', 'known']),
      payments: z.array(
        z.strictObject({
          id: z.uuid(),
          name: text,
          on: day,
          paise: place,
          way: text,
          reference: text,
        }),
      ),
    }),
  ),
  withdrawals: count,
  skipped: z.array(z.strictObject({ line: place, why: text })),
});

const imported: z.ZodMiniType<BankImported> = z.strictObject({
  added: count,
  known: count,
  matched: count,
  left: count,
});

const statement = { type: 'application/json', schema: bankTextSchema } as const;
const refusals = [...bodyRefusals, 'not_found', 'conflict'] as const;

/** Bank statements: which of the recorded payments arrived. Amounts are answered in paise. */
export const bankCalls: readonly Call[] = [
  {
    method: 'POST',
    path: '/api/admin/bank-preview',
    name: 'previewBank',
    summary: 'What taking in a bank statement would do, line by line. Writes nothing.',
    auth: 'staff',
    body: statement,
    data: preview,
    refusals: bodyRefusals,
  },
  {
    method: 'POST',
    path: '/api/admin/bank-import',
    name: 'importBank',
    summary:
      'Take in the deposits of a bank statement, each line once however often it comes, and match those with the reference and amount of one payment.',
    auth: 'staff',
    body: statement,
    data: imported,
    refusals: bodyRefusals,
  },
  {
    method: 'POST',
    path: '/api/admin/bank-match',
    name: 'matchBankLine',
    summary: 'Say which payment a line proves: one for each, of the same amount.',
    auth: 'staff',
    body: { type: 'application/json', schema: bankMatchSchema },
    data: z.strictObject({ payment: z.uuid() }),
    refusals,
  },
  {
    method: 'POST',
    path: '/api/admin/bank-set-aside',
    name: 'setBankLineAside',
    summary: 'Say why a line belongs to no payment.',
    auth: 'staff',
    body: { type: 'application/json', schema: bankSetAsideSchema },
    data: z.strictObject({ line: z.uuid() }),
    refusals,
  },
  {
    method: 'POST',
    path: '/api/admin/bank-put-back',
    name: 'putBankLineBack',
    summary: 'Take back what a line proves, or that it was set aside.',
    auth: 'staff',
    body: { type: 'application/json', schema: bankPutBackSchema },
    data: z.strictObject({ line: z.uuid() }),
    refusals,
  },
];
