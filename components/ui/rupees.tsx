import { type Paise, rupeeDigits } from '@/content/money';

/** A price that does not wrap. The margin after the sign is for Eczar, where it touches the 1. */
export function Rupees({ paise }: { paise: Paise }) {
  return (
    <span className="whitespace-nowrap">
      <span className="mr-[0.07em]">₹</span>
      {rupeeDigits(paise)}
    </span>
  );
}
