import { formulaHtml } from '@/lib/site/formula-html';
import { TypesetHtml } from './typeset-html';

/** Text whose formulas are set as MathML, when the page is rendered. */
export function FormulaText({ text }: { text: string }) {
  return <TypesetHtml html={formulaHtml(text)} />;
}
