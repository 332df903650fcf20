import type { Typed } from '@/components/form/typed';
import { forgetChosenPlan } from '../chosen-plan';
import { texts } from './admission-texts';
import type { SavedRegistration } from './calls';
import { isUnsaved, noteSubmitted, requireDraft } from './draft-store';
import { keepPaymentDue } from './payment-due';
import type { Photo } from './use-photo';

interface NextStep {
  save: () => Promise<SavedRegistration | null>;
  /** Whether that is under way. */
  saving: boolean;
  warn: (text: string) => void;
}

/** Print and Submit: they work once the form was saved, and save what has changed since. */
export function useNextStep({ save, saving, warn }: NextStep, photo: Photo) {
  const print = async () => {
    const { saved } = requireDraft();
    if (!saved) return warn(texts.saveFirst);
    if (saving) return;
    const unsaved = isUnsaved() || (await photo.standing()) === 'chosen';
    if (unsaved && !(await save())) return;
    location.assign(printPath(saved.id));
  };
  const submit = async () => {
    const { saved, typed } = requireDraft();
    if (!saved) return warn(texts.saveFirst);
    const done = await save();
    if (!done) return;
    noteSubmitted();
    forgetChosenPlan();
    location.assign(pathAfterSubmit(done, typed));
  };
  return { print: () => void print(), submit: () => void submit() };
}

/** Online with a known price: to the payment page, which gets the amount (decision D7). */
function pathAfterSubmit(done: SavedRegistration, typed: Typed): string {
  const { id, registrationnumber, price } = done;
  const { modeofpayment, studentname: name = '', mobilenumber: number = '' } = typed;
  if (modeofpayment !== 'Online' || price === null) return printPath(id);
  keepPaymentDue({ amount: price, registration: id, registrationnumber, name, number });
  return '/payment';
}

const printPath = (registration: string) => `/form-print?${new URLSearchParams({ registration })}`;
