import { Table } from '@/components/catalogue/table';
import { countText } from '@/content/counted';
import { printDay } from '@/content/day';
import { printMarks } from '@/content/catalogue/exams/pattern';
import type { BestOfDay as Best } from '@/lib/exam-room/best-of-day';
import { NameButton } from './name-button';

/** Those who sat the test on the same day and agreed to be named; nothing where nobody has and the student may not. */
export function BestOfDay({ attempt, best }: { attempt: string; best: Best }) {
  const { day, sitters, named, isNamed, mayBeNamed } = best;
  if (named.length === 0 && !mayBeNamed) return null;
  return (
    <section aria-labelledby="best" className="mt-9 print:hidden">
      <h2 id="best" className="subheading">
        Best of {printDay(day)}
      </h2>
      {named.length > 0 && (
        <Table
          className="test-best"
          caption={`Of ${countText(sitters, 'first attempt')} on this day: those who agreed to be named.`}
          columns={[
            { name: 'Name' },
            { name: 'Rank', className: 'number' },
            { name: 'Marks', className: 'number' },
          ]}
          rows={named.map((one, index) => ({
            key: String(index),
            heading: one.name,
            cells: [one.rank, printMarks(one.marks)],
          }))}
        />
      )}
      {mayBeNamed && (
        <>
          <p className="mt-3 max-w-prose">
            {isNamed
              ? 'Those who sat this test on the same day can see your name and your marks.'
              : 'Your name and marks are shown to nobody. If you like, those who sat this test on the same day can see them here. You can take your name out at any time.'}
          </p>
          <NameButton attempt={attempt} isNamed={isNamed} />
        </>
      )}
    </section>
  );
}
