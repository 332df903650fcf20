'use client';

import { createPortal } from 'react-dom';
import { useScripted } from '@/components/form/use-scripted';
import type { AdmissionStart } from './admission-start';
import { BindingsProvider } from './bindings';
import { FormActions } from './form-actions';
import { FormHead } from './form-head';
import { FormSections } from './form-sections';
import { useAdmissionForm } from './use-admission-form';

/** The admission form of somebody who is logged in. */
export function AdmissionForm({ start }: { start: AdmissionStart }) {
  const { ref, bind, photo, onInput, onSubmit, registrationnumber, Toaster, ...form } =
    useAdmissionForm(start);
  const { saved, saving, notice, complaints, nextStep } = form;
  const { needsParent, price, onlineOpen } = start;
  const scripted = useScripted();
  return (
    <form
      ref={ref}
      className="admission-form"
      method="post"
      noValidate={scripted}
      onInput={onInput}
      onSubmit={onSubmit}
      aria-labelledby="admission-form"
    >
      <BindingsProvider value={bind}>
        <FormHead registrationnumber={registrationnumber} final={saved} date={start.date} />
        <FormSections
          photo={photo}
          needsParent={needsParent}
          price={price}
          onlineOpen={onlineOpen}
        />
      </BindingsProvider>
      <noscript>
        <p className="form-notice form-notice-warning">
          This form needs JavaScript, which is off in this browser. Switch it on, or fill in the
          form on paper at the office.
        </p>
      </noscript>
      <FormActions
        saved={saved}
        saving={saving}
        notice={notice}
        complaints={complaints}
        {...nextStep}
        ready={scripted}
        photoWaits={photo.chosen}
      />
      {Toaster && createPortal(<Toaster />, document.body)}
    </form>
  );
}
