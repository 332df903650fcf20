import { useEffect, useRef, useState, type FormEvent } from 'react';
import type { Complaints } from '@/components/form/form-checks';
import { useFormParts } from '@/components/form/use-form-parts';
import type { AdmissionStart } from './admission-start';
import type { Binding } from './bindings';
import { useSaved } from './draft-store';
import { useKeptAnswers } from './use-kept-answers';
import { useNextStep } from './use-next-step';
import { usePhoto } from './use-photo';
import { useSaving } from './use-saving';

const loadSchema = () =>
  import('@/lib/schemas/registration').then((registration) => registration.registrationSchema);

/** Everything the admission form does: answers kept in this tab, photo, Save, Print and Submit. */
export function useAdmissionForm(start: AdmissionStart) {
  const { plan, answers, fixed, photoName } = start;
  const form = useRef<HTMLFormElement>(null);
  const [complaints, onComplaints] = useState<Complaints>({});
  const photo = usePhoto(photoName);
  const saved = useSaved();
  const onInput = useKeptAnswers(form, start);
  const { parts, load } = useFormParts({ form, blank: answers, loadSchema, onComplaints });
  useEffect(() => void load(), [load]);

  const registrationnumber = saved?.registrationnumber ?? start.registrationnumber;
  const saving = useSaving({
    form,
    blank: answers,
    extras: { registrationnumber, plan: plan ?? '' },
    photo,
    load,
  });
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    void saving.save();
  };
  const bind = (name: string): Binding => ({
    field: { name, ...parts?.checks.register(name) },
    start: answers[name] ?? '',
    error: complaints[name],
    fixed: fixed.includes(name),
  });
  return {
    ref: form,
    bind,
    complaints,
    photo,
    onInput,
    onSubmit,
    saved: saved !== null,
    registrationnumber,
    saving: saving.saving,
    notice: saving.notice,
    nextStep: useNextStep(saving, photo),
    Toaster: parts?.Toaster ?? null,
  };
}
