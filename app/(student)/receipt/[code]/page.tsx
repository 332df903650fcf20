import type { Metadata } from 'next';
import { ReceiptCheck } from '@/components/student/payments/receipt-check';
import { institute } from '@/content/facts/institute';
import { receiptCheck as words } from '@/lib/payments/receipt-words';
import { receiptPage } from '@/lib/payments/receipts/receipt';
import { genuineReceipt } from '@/lib/payments/receipts/receipts';
import { pageMetadata } from '@/lib/site/seo';

interface ReceiptProps {
  params: Promise<{ code: string }>;
}

export async function generateMetadata({ params }: ReceiptProps): Promise<Metadata> {
  return pageMetadata({
    title: `${words.title} | ${institute.name}`,
    description: words.description,
    path: receiptPage((await params).code),
    index: false,
  });
}

/** No login: the code cannot be guessed, and the page names no person. */
export default async function ReceiptPage({ params }: ReceiptProps) {
  const { code } = await params;
  return <ReceiptCheck path={receiptPage(code)} receipt={await genuineReceipt(code)} />;
}
