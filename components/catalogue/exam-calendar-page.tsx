import { AsOf } from '@/components/site/as-of';
import { JsonLd } from '@/components/site/json-ld';
import { PageFrame } from '@/components/site/page-frame';
import { PageLinks } from '@/components/site/page-links';
import { HelpCard } from '@/components/site/phone-card';
import { Prose } from '@/components/ui/prose';
import { BesideCard, Section, Wrap } from '@/components/ui/section';
import {
  calendarOf,
  examDateKinds,
  isWindow,
  lastDayOf,
  type ExamCalendar,
  type ExamDate,
} from '@/content/catalogue/exam-calendar';
import { examDates } from '@/content/catalogue/exams/exam-dates';
import { courseNameOf, requireExam, type ExamId } from '@/content/catalogue/exams/exams';
import { printDays, printShortDay } from '@/content/day';
import {
  calendarFilePath,
  calendarLinks,
  calendarSources,
  examCalendar,
} from '@/content/pages/exam-calendar';
import { requireRoute } from '@/content/pages/routes';
import { today } from '@/lib/site/days';
import { trailThrough } from '@/lib/site/seo';
import { examEvent } from '@/lib/site/structured-data';
import { OutsideLink } from './exam-pattern';
import { FactSources } from './fact-sources';
import { Intro } from './page-parts';

/**
 * `/exam-calendar`: what of each exam is open, next and last. The page may be read long after it was rendered, so
 * each date stands in every group that it can still be in, and the site script marks what has begun and ended.
 */
export function ExamCalendarPage({ dates = examDates }: { dates?: readonly ExamDate[] }) {
  const { path, heading, lede, next } = examCalendar;
  const day = today();
  const calendars = calendarOf(dates, day);
  const exams = calendars.flatMap((one) => one.next).filter(({ kind }) => kind === 'exam');
  return (
    <>
      {exams.map((date) => (
        <JsonLd key={`${date.session} ${date.firstDay}`} data={examEvent(date)} />
      ))}
      <PageFrame path={path} trail={trailThrough(path)}>
        <Wrap className="pt-2 pb-13 lg:pb-14">
          <h1>
            <Prose text={heading} />
          </h1>
          <p className="lede mt-4 max-w-prose">
            <Prose text={lede} />
          </p>
          <noscript>
            <p className="mt-2 text-muted">
              As of <AsOf />
            </p>
          </noscript>
          <Months calendars={calendars} />
          {calendars.map((calendar) => (
            <ExamDates key={calendar.exam} {...calendar} />
          ))}
        </Wrap>
        <Section band="white" aria-labelledby="next">
          <BesideCard card={<HelpCard from={{ page: path }} />}>
            <h2 id="next" className="mb-4">
              Check, compare, prepare
            </h2>
            <PageLinks paths={next} />
          </BesideCard>
        </Section>
        <Wrap className="py-10">
          <FactSources sources={calendarSources} />
        </Wrap>
      </PageFrame>
    </>
  );
}

function ExamDates({ exam, open, next, last }: ExamCalendar) {
  const toCome = [...open, ...next];
  const groups = {
    open: toCome.filter(isWindow),
    next,
    last: [...last, ...toCome],
  };
  return (
    <section className="exam-dates" aria-labelledby={exam}>
      <h2 id={exam}>
        <Prose text={`${courseNameOf(exam)} exam dates`} />
      </h2>
      {(['open', 'next', 'last'] as const).map((group) =>
        groups[group].length > 0 ? (
          <div key={group} className="exam-dates-group" data-group={group}>
            <h3>{examCalendar.groups[group]}</h3>
            <ul className="ruled">
              {groups[group].map((date) => (
                <DateRow key={`${date.session} ${date.kind} ${date.firstDay}`} date={date} />
              ))}
            </ul>
          </div>
        ) : null,
      )}
      <Links exam={exam} />
    </section>
  );
}

function DateRow({ date }: { date: ExamDate }) {
  const { session, kind, firstDay, link } = date;
  const lastDay = lastDayOf(date);
  const day = today();
  return (
    <li
      data-first-day={firstDay}
      data-last-day={lastDay}
      data-begun={firstDay <= day ? '' : undefined}
      data-past={lastDay < day ? '' : undefined}
      data-window={isWindow(date) ? '' : undefined}
    >
      <b>{printDays(firstDay, lastDay)}</b>
      <span>
        {examDateKinds[kind]}, <Prose text={session} />
      </span>
      <span className="wrap-anywhere">
        <OutsideLink href={link}>{new URL(link).host.replace(/^www\./, '')}</OutsideLink>
      </span>
    </li>
  );
}

function Links({ exam }: { exam: ExamId }) {
  return (
    <p className="mt-2 flex flex-wrap gap-x-6 print:hidden">
      {calendarLinks(exam).map((path) => (
        <a key={path} href={path} className="tap-target">
          {requireRoute(path).title}
        </a>
      ))}
      <a href={calendarFilePath(exam)} className="tap-target">
        {examCalendar.file}
        <span className="sr-only">: {requireExam(exam).name}</span>
      </a>
    </p>
  );
}

const marks = { applications: 'A', exam: 'E', result: 'R' } as const;
type Marked = keyof typeof marks;

/** The months from 1 to 12 that the days of an entry touch. */
function monthsOf(date: ExamDate): readonly number[] {
  const [first, last] = [date.firstDay, lastDayOf(date)].map(
    (day) => Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7)) - 1,
  );
  const count = Math.min(12, (last ?? 0) - (first ?? 0) + 1);
  return Array.from({ length: count }, (_, index) => (((first ?? 0) + index) % 12) + 1);
}

const monthNames = Array.from(
  { length: 12 },
  (_, month) => printShortDay(`2026-${String(month + 1).padStart(2, '0')}-01`).split(' ')[1] ?? '',
);

/** Twelve months, and what each exam has in them. */
function Months({ calendars }: { calendars: readonly ExamCalendar[] }) {
  const { heading, intro } = examCalendar.months;
  return (
    <section className="mt-8" aria-labelledby="months">
      <h2 id="months">{heading}</h2>
      <Intro text={intro} className="" />
      <table className="exam-months">
        <caption className="sr-only">{heading}</caption>
        <thead>
          <tr>
            <th scope="col">
              <span className="sr-only">Exam</span>
            </th>
            {monthNames.map((month) => (
              <th key={month} scope="col">
                <abbr title={month}>{month.charAt(0)}</abbr>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {calendars.map(({ exam, open, next, last }) => (
            <tr key={exam}>
              <th scope="row">
                <a href={`#${exam}`}>
                  <Prose text={requireExam(exam).name} />
                  <span className="sr-only"> dates</span>
                </a>
              </th>
              {monthNames.map((month, index) => (
                <td key={month}>
                  {(Object.keys(marks) as Marked[])
                    .filter((kind) =>
                      [...last, ...open, ...next].some(
                        (date) => date.kind === kind && monthsOf(date).includes(index + 1),
                      ),
                    )
                    .map((kind) => (
                      <abbr key={kind} title={examDateKinds[kind]} data-kind={kind}>
                        {marks[kind]}
                      </abbr>
                    ))}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <ul className="exam-months-key">
        {(Object.keys(marks) as Marked[]).map((kind) => (
          <li key={kind}>
            <b data-kind={kind}>{marks[kind]}</b> {examDateKinds[kind]}
          </li>
        ))}
      </ul>
    </section>
  );
}
