import { wayNames } from '@/components/office/money/payment-words';
import { Rupees } from '@/components/ui/rupees';
import type { IsoDay } from '@/content/day';
import type { Paise } from '@/content/money';
import type { MoneyOfDay as Money, WaySum } from '@/lib/payments/desk/payment-list';
import { dayOf } from '@/lib/site/days';
import { paymentsPath } from './payments-path';

const DAY_MS = 24 * 3_600_000;
const long = new Intl.DateTimeFormat('en-IN', {
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
});

/** "Today, Saturday, 21 November 2026" */
function dayWords(day: IsoDay, today: IsoDay): string {
  const words = long.format(new Date(day));
  if (day === today) return `Today, ${words}`;
  return day === besideDays(today)[0] ? `Yesterday, ${words}` : words;
}

/** The day before, and the day after. */
function besideDays(day: IsoDay): [IsoDay, IsoDay] {
  const at = new Date(day).getTime();
  return [dayOf(new Date(at - DAY_MS)), dayOf(new Date(at + DAY_MS))];
}

interface MoneyOfDayProps {
  money: Money;
  day: IsoDay;
  today: IsoDay;
}

/** What came, what went back and what is left of a day; each number leads to the list it counts. */
export function MoneyOfDay({ money, day, today }: MoneyOfDayProps) {
  const { came, wentBack, refunded } = money;
  return (
    <section className="money-day" aria-labelledby="money-day">
      <div className="money-day-head">
        <h2 id="money-day">{dayWords(day, today)}</h2>
        <OtherDays day={day} today={today} />
      </div>
      <ul className="money-sums">
        <Sum words="Came" paise={sumOf(came)} count={countOf(came)} href={paymentsPath({ day })} />
        <Sum
          words="Given back"
          paise={sumOf(wentBack)}
          count={refunded}
          href={paymentsPath({ show: 'refunded', day })}
        />
        <li>
          <span>Left of it</span>
          <b>
            <Rupees paise={(sumOf(came) - sumOf(wentBack)) as Paise} />
          </b>
        </li>
      </ul>
      {came.length > 0 && (
        <ul className="money-ways" aria-label="What came, by way">
          {came.map(({ way, count, paise }) => (
            <Sum
              key={way}
              words={wayNames[way] ?? way}
              paise={paise}
              count={count}
              href={paymentsPath({ day, way })}
            />
          ))}
        </ul>
      )}
      <Apart money={money} day={day} />
    </section>
  );
}

function OtherDays({ day, today }: Omit<MoneyOfDayProps, 'money'>) {
  const [before, after] = besideDays(day);
  return (
    <nav aria-label="Other days">
      <a href={paymentsPath({ day: before })}>Day before</a>
      {after < today && <a href={paymentsPath({ day: after })}>Day after</a>}
      {day < today && <a href={paymentsPath({})}>Today</a>}
    </nav>
  );
}

interface SumProps {
  words: string;
  paise: number;
  count: number;
  href: string;
}

function Sum({ words, paise, count, href }: SumProps) {
  return (
    <li>
      <a href={href}>
        <span>{words}</span>
        <b>
          <Rupees paise={paise as Paise} />
        </b>
        <span>{count === 1 ? '1 payment' : `${count} payments`}</span>
      </a>
    </li>
  );
}

/** What stands beside the sums: how money went back, tests, other currencies. */
function Apart({ money: { wentBack, tests, foreign }, day }: Omit<MoneyOfDayProps, 'today'>) {
  return (
    <>
      {wentBack.length > 0 && (
        <p className="person-note">
          Given back:{' '}
          {wentBack.map(({ way, paise }, index) => (
            <span key={way}>
              {index > 0 && ', '}
              {wayNames[way] ?? way} <Rupees paise={paise as Paise} />
            </span>
          ))}
        </p>
      )}
      {tests.count > 0 && (
        <p className="person-note">
          <a href={paymentsPath({ day, way: 'sandbox' })}>
            {tests.count === 1 ? '1 test payment' : `${tests.count} test payments`}
          </a>{' '}
          of <Rupees paise={tests.paise as Paise} />: no money, and counted nowhere above.
        </p>
      )}
      {foreign > 0 && (
        <p className="person-note">
          In another currency, and counted nowhere above: {foreign}.{' '}
          <a href={paymentsPath({ show: 'attention' })}>See what needs attention</a>
        </p>
      )}
    </>
  );
}

const sumOf = (sums: readonly WaySum[]) => sums.reduce((sum, { paise }) => sum + paise, 0);
const countOf = (sums: readonly WaySum[]) => sums.reduce((sum, { count }) => sum + count, 0);
