import { WholeWords } from '@/components/ui/whole-words';

/** Terms and what is to be said about each, side by side from 600 px. */
export function FactList({ facts }: { facts: readonly (readonly [term: string, text: string])[] }) {
  return (
    <dl className="fact-list">
      {facts.map(([term, text]) => (
        <div key={term}>
          <dt>
            <WholeWords text={term} />
          </dt>
          <dd>
            <WholeWords text={text} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
