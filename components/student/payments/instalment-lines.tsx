import { Rupees } from '@/components/ui/rupees';
import { printDay, type IsoDay } from '@/content/day';
import { fill, type WordsOf } from '@/content/hindi';
import { instalmentWords, type LineStanding } from '@/lib/payments/instalments';

interface InstalmentLinesProps {
  lines: readonly LineStanding[];
  words?: WordsOf<typeof instalmentWords>;
  printed?: (day: IsoDay) => string;
}

/** The parts of a fee in order: amount, day, and whether it is paid. */
export function InstalmentLines(props: InstalmentLinesProps) {
  const { lines, words = instalmentWords, printed = printDay } = props;
  return (
    <ol className="instalment-lines">
      {lines.map(({ number, day, paise, left, state }) => (
        <li key={number} data-state={state}>
          <b>
            <Rupees paise={paise} />
          </b>{' '}
          {fill(words.by, { day: printed(day) })}
          {state !== 'later' && `, ${words.states[state]}`}
          {left > 0 && left < paise && (
            <>
              {': '}
              <Rupees paise={left} /> {words.left}
            </>
          )}
        </li>
      ))}
    </ol>
  );
}
