import { PayerLinkOver } from '@/components/student/payer/payer-page';

/** For an unknown link, and for one that has expired or was ended. */
export default function NoSuchPayerLink() {
  return <PayerLinkOver />;
}
