import { FeeSheetPage } from '@/components/catalogue/fee-sheet-page';
import { feeSheet } from '@/content/pages/fee-sheet';
import { qrCode } from '@/lib/platform/documents/qr-code.mjs';
import { pageMetadata } from '@/lib/site/seo';
import { absoluteUrl } from '@/lib/site/structured-data';

export const dynamic = 'error';

export const metadata = pageMetadata({ ...feeSheet.meta, path: feeSheet.path });

export default function FeeSheetRoute() {
  return <FeeSheetPage qr={qrCode(absoluteUrl(feeSheet.path))} />;
}
