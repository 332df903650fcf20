import 'server-only';
import { dataForms, noticeText } from '@/content/data-notices';
import { parentAgreementText } from '@/content/parent-consent';
import { payerDeclaration } from '@/content/payment';
import { policyTexts } from '@/lib/enrolment/offerings';
import type { Queryable } from '@/lib/platform/database-connection';
import { statement } from '@/lib/platform/statement';
import { textHash } from '@/lib/site/notice-hash';

const KEEP = statement(
  'keep-notice-texts',
  {},
  `insert into notice_texts (hash, form, text)
  select * from unnest($1::text[], $2::text[], $3::text[]) on conflict do nothing`,
);

const texts: readonly (readonly [form: string, text: string])[] = [
  ...dataForms.map((form) => [form, noticeText(form)] as const),
  ['parentAgreement', parentAgreementText],
  ['payerDeclaration', payerDeclaration],
  ...policyTexts.map(({ path, text }) => [path, text] as const),
];

/**
 * Stores the current notices, policies, the agreement of parents and the declaration of payers.
 * Earlier texts stay, so that each recorded hash leads to the text that was shown.
 */
export async function keepNoticeTexts(on: Queryable): Promise<void> {
  const shown = texts.map(([, text]) => text);
  await KEEP.run(on, [shown.map(textHash), texts.map(([form]) => form), shown]);
}
