import { LazyDetails } from '@/components/office/ui/details';
import { TypesetHtml } from '@/components/practice/typeset-html';

/** A formula as it is typed, and as HTML. */
export interface FormulaExample {
  typed: string;
  html: string;
}

/** How formulas and pictures are written. */
export function FormulaHelp({ examples }: { examples: readonly FormulaExample[] }) {
  return (
    <LazyDetails className="office-box" summary="How to write formulas">
      <p>
        Put each formula between two dollar signs. Chemistry goes inside <code>\ce{'{ }'}</code>. An
        empty line begins a paragraph.
      </p>
      <ul className="formula-examples">
        {examples.map(({ typed, html }) => (
          <li key={typed}>
            <code>{typed}</code>
            <TypesetHtml html={html} />
          </li>
        ))}
      </ul>
    </LazyDetails>
  );
}
