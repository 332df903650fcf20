import { type Paise, rupeeDigits } from '@/content/money';

/** A price that never breaks over two lines. The sign stands a hair off: in Eczar it touches the 1. */
export function Rupees({ paise }: { paise: Paise }) {
  return (
    <span className="whitespace-nowrap">
      <span className="mr-[0.07em]">₹</span>
      {rupeeDigits(paise)}
    </span>
  );
}
