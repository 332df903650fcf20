import { Table } from '@/components/catalogue/table';
import { buttonClass } from '@/components/ui/button';
import { cutOffCategories, isWholeMock, lastCutOffs } from '@/lib/exam-room/last-cut-offs';
import type { ShownResult } from '@/lib/exam-room/test-result';

interface CutOffComparisonProps {
  path: string;
  exam: string;
  shown: ShownResult;
  category: string | undefined;
}

/** "58.33" */
const print = (figure: number) => String(Math.round(figure * 100) / 100).replace('-', '−');

/**
 * The last cut-offs of a category beside the marks of a whole mock. The category is chosen by a GET form and stored
 * nowhere.
 */
export function CutOffComparison({ path, exam, shown, category }: CutOffComparisonProps) {
  const categories = isWholeMock(exam, shown) ? cutOffCategories(exam) : [];
  const chosen = categories.find((one) => one === category) ?? categories[0];
  if (chosen === undefined) return null;
  return (
    <section aria-labelledby="cut-offs" className="mt-9 max-w-prose">
      <h2 id="cut-offs" className="subheading">
        The last cut-offs
      </h2>
      <form method="get" action={`${path}#cut-offs`} className="test-category print:hidden">
        <label htmlFor="category">Your category</label>
        <select id="category" name="category" className="control" defaultValue={chosen}>
          {categories.map((one) => (
            <option key={one}>{one}</option>
          ))}
        </select>
        <button type="submit" className={buttonClass('outline')}>
          Show
        </button>
      </form>
      {lastCutOffs(exam, chosen, shown).map(({ heading, unit, own, sessions }) => {
        const sign = unit === 'percent' ? '%' : '';
        return (
          <Table
            key={heading}
            className="test-cut-offs"
            caption={`${heading}, ${chosen}. You have ${print(own)}${sign || ' marks'}.`}
            columns={[
              { name: 'Session' },
              { name: 'Cut-off', className: 'number' },
              { name: 'You', className: 'number' },
            ]}
            rows={sessions.map(({ name, cutOff }) => ({
              key: name,
              heading: name,
              cells: [
                `${print(cutOff)}${sign}`,
                own >= cutOff
                  ? `${print(own - cutOff)}${sign} above`
                  : `${print(cutOff - own)}${sign} below`,
              ],
            }))}
          />
        );
      })}
    </section>
  );
}
