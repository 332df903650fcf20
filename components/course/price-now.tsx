import { Rupees } from '@/components/ui/rupees';
import type { Paise } from '@/content/money';

/** A price in large figures, the earlier one struck out beside it. Both in paise. */
export function PriceNow({ price, struckPrice }: { price: Paise; struckPrice: Paise }) {
  return (
    <p className="flex flex-wrap items-baseline gap-x-2.5">
      <span className="plan-price-now">
        <span className="sr-only">Price </span>
        <Rupees paise={price} />
      </span>
      <s className="text-large text-muted">
        <span className="sr-only">Earlier price </span>
        <Rupees paise={struckPrice} />
      </s>
    </p>
  );
}
