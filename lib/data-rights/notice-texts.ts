import 'server-only';
import { dataForms, noticeText } from '@/content/pages/data-notices';
import { parentAgreementText } from '@/lib/accounts/parent-consent-words';
import { payerDeclaration } from '@/lib/payments/payment-page-words';
import { policyTexts } from '@/lib/enrolment/policies-in-force';
import { db } from '@/lib/platform/db';
import { textHash } from '@/lib/site/notice-hash';

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
export async function keepNoticeTexts(): Promise<void> {
  const data = texts.map(([form, text]) => ({ hash: textHash(text), form, text }));
  await db.noticeText.createMany({ data, skipDuplicates: true });
}
