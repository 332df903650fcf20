import { printMarks, type Sixths } from '@/content/catalogue/exams/pattern';
import {
  gained,
  lost,
  readCount,
  type Attempt,
  type Rule,
} from '@/content/catalogue/exams/planner';

type Field = 'attempted' | 'right';

const inputOf = (line: HTMLElement, name: Field) =>
  line.querySelector(`[name=${name}]`) as HTMLInputElement;

const numberOf = (element: HTMLElement, name: string) => Number(element.dataset[name]);

/** Shows or clears the error beside a field. The typed text stays. */
function mark(line: HTMLElement, name: Field, fault: string) {
  const input = inputOf(line, name);
  const error = document.getElementById(`${input.id}-error`);
  input.setAttribute('aria-invalid', String(!!fault));
  input.parentElement?.classList.toggle('field-wrong', !!fault);
  if (!error) return;
  error.hidden = !fault;
  error.textContent = fault;
}

/** Total answered in each pool. Text that is not a number counts as zero. */
function poolSums(lines: readonly HTMLElement[]) {
  const sums: Record<string, number> = {};
  for (const line of lines) {
    const pool = line.dataset.pool ?? '';
    sums[pool] = (sums[pool] ?? 0) + (readCount(inputOf(line, 'attempted').value) ?? 0);
  }
  return sums;
}

/** Reads one line and marks invalid fields; `undefined` when any field is invalid. */
function readLine(line: HTMLElement, pooled: number): Attempt | undefined {
  const limit = numberOf(line, 'limit');
  const attempted = readCount(inputOf(line, 'attempted').value);
  const right = readCount(inputOf(line, 'right').value);
  const noNumber = `Enter a whole number from 0 to ${limit}.`;
  const over = pooled > limit && attempted ? (line.dataset.over ?? '') : '';
  const tooMany =
    attempted !== undefined && right !== undefined && right > attempted
      ? `You attempted ${attempted}, so at most ${attempted} can be correct.`
      : '';
  const faults = [
    attempted === undefined ? noNumber : over,
    right === undefined ? noNumber : tooMany,
  ];
  mark(line, 'attempted', faults[0] ?? '');
  mark(line, 'right', faults[1] ?? '');
  if (attempted === undefined || right === undefined || faults.some(Boolean)) return undefined;
  return { attempted, right };
}

/** The marks that the eligibility check has sent along in the address. */
const target = Number(new URLSearchParams(location.search).get('target')) * 6;

function showTarget(form: HTMLElement, score: Sixths) {
  const place = form.querySelector<HTMLElement>('[data-target]');
  if (!place || !(target > 0)) return;
  const apart = printMarks(Math.abs(target - score));
  const side = score >= target ? 'above' : 'below';
  place.textContent = `${apart} marks ${side} your target of ${printMarks(target)}.`;
  place.hidden = false;
}

function show(form: HTMLElement, answers: readonly (readonly [Rule, Attempt])[]) {
  const total = (part: (rule: Rule, attempt: Attempt) => Sixths) =>
    answers.reduce((sum, answer) => sum + part(...answer), 0);
  const sums = { gained: total(gained), lost: total(lost) };
  showTarget(form, sums.gained - sums.lost);
  const texts: Record<string, Sixths> = { ...sums, score: sums.gained - sums.lost };
  for (const place of form.querySelectorAll<HTMLElement>('[data-show]')) {
    place.textContent = printMarks(texts[place.dataset.show ?? ''] ?? 0);
  }
}

function count(form: HTMLElement) {
  const lines = [...form.querySelectorAll<HTMLElement>('fieldset')];
  const sums = poolSums(lines);
  const answers = lines.map((line) => {
    const rule = { marks: numberOf(line, 'marks'), negative: numberOf(line, 'negative') };
    const attempt = readLine(line, sums[line.dataset.pool ?? ''] ?? 0);
    return attempt && ([rule, attempt] as const);
  });
  const known = answers.filter((answer) => answer !== undefined);
  const complete = known.length === lines.length;
  for (const part of form.querySelectorAll<HTMLElement>('[data-when]')) {
    part.hidden = (part.dataset.when === 'counted') !== complete;
  }
  if (complete) show(form, known);
}

for (const form of document.querySelectorAll<HTMLFormElement>('[data-planner]')) {
  form.addEventListener('input', () => count(form));
  form.addEventListener('submit', (event) => event.preventDefault());
  // What was typed while this was loaded.
  count(form);
}
