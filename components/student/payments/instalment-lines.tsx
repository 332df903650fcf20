import { Rupees } from '@/components/ui/rupees';
import { printDay } from '@/content/day';
import type { LineStanding } from '@/lib/payments/instalments';

const stateWords: Readonly<Record<LineStanding['state'], string>> = {
  paid: 'paid',
  part: 'paid in part',
  later: '',
  due: 'due today',
  overdue: 'overdue',
};

/** The parts of a fee in order: amount, day, and whether it is paid. */
export function InstalmentLines({ lines }: { lines: readonly LineStanding[] }) {
  return (
    <ol className="instalment-lines">
      {lines.map(({ number, day, paise, left, state }) => (
        <li key={number} data-state={state}>
          <b>
            <Rupees paise={paise} />
          </b>{' '}
          by {printDay(day)}
          {stateWords[state] && `, ${stateWords[state]}`}
          {left > 0 && left < paise && (
            <>
              {': '}
              <Rupees paise={left} /> left
            </>
          )}
        </li>
      ))}
    </ol>
  );
}
