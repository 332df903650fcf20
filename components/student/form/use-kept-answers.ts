import { useEffect, type RefObject } from 'react';
import { typedIn, type Typed } from '@/components/form/typed';
import { subjectOf } from '@/content/admission-choices';
import type { AdmissionStart } from './admission-start';
import { noteTyped, openDraft } from './draft-store';
import { fillIn, writeAnswer } from './kept-answers';

type Kept = Pick<AdmissionStart, 'owner' | 'plan' | 'answers'>;

/**
 * Puts back what was typed in this tab before, and works out the subject.
 * @returns notes what is typed now; for every change of the form
 */
export function useKeptAnswers(
  form: RefObject<HTMLFormElement | null>,
  { owner, plan, answers }: Kept,
): () => void {
  useEffect(() => {
    if (!form.current) return;
    fillIn(form.current, openDraft(owner, plan).typed);
    noteTyped(completed(form.current, answers));
  }, [form, owner, plan, answers]);
  return () => {
    if (form.current) noteTyped(completed(form.current, answers));
  };
}

/** What stands in the form, the subject included: it follows from the course. */
function completed(form: HTMLFormElement, answers: Typed): Typed {
  writeAnswer(form, 'subject', subjectOf(typedIn(form, { coursename: '' }).coursename ?? ''));
  return typedIn(form, answers);
}
