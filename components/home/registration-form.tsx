'use client';

import { Field } from '@/components/form/field';
import { Notice } from '@/components/form/notice';
import { useApiForm } from '@/components/form/use-api-form';
import { buttonClass } from '@/components/ui/button';
import { courseOptions } from '@/content/course-options';
import { freeRegistrationSchema } from '@/lib/schemas/lead';
import { useScripted } from './use-scripted';

const url = '/api/student/free-registration';

interface Values {
  name: string;
  phonenumber: string;
  email: string;
  coursename: string;
  website: string;
}

const defaultValues: Values = { name: '', phonenumber: '', email: '', coursename: '', website: '' };

const inputs = [
  { name: 'name', label: 'Your name', autoComplete: 'name' },
  {
    name: 'phonenumber',
    label: 'Phone number',
    type: 'tel',
    inputMode: 'numeric',
    autoComplete: 'tel',
  },
  { name: 'email', label: 'Email', inputMode: 'email', autoComplete: 'email' },
] as const;

/** "Get A Free Registration!": works as a plain form until the script has arrived. */
export function RegistrationForm() {
  const form = useApiForm<Values>({
    url,
    schema: freeRegistrationSchema,
    defaultValues,
    successText: 'Registration successfully!',
  });
  const { register, submit, notice } = form;
  const { errors, isSubmitting } = form.formState;
  const scripted = useScripted();

  return (
    <form
      className="registration-form"
      action={url}
      method="post"
      noValidate={scripted}
      onSubmit={submit}
      aria-labelledby="free-registration"
    >
      {inputs.map(({ name, label, ...attributes }) => (
        <Field key={name} id={name} label={label} error={errors[name]?.message}>
          {(control) => <input {...control} {...register(name)} {...attributes} required />}
        </Field>
      ))}
      <Field id="coursename" label="Course" error={errors.coursename?.message}>
        {(control) => (
          <select {...control} {...register('coursename')} defaultValue="" required>
            <option value="" disabled>
              Select a course
            </option>
            {courseOptions.map((course) => (
              <option key={course}>{course}</option>
            ))}
          </select>
        )}
      </Field>
      <input
        {...register('website')}
        className="trap"
        tabIndex={-1}
        autoComplete="off"
        aria-hidden
      />
      <button type="submit" className={buttonClass('primary')} aria-disabled={isSubmitting}>
        {isSubmitting ? <span className="spinner" aria-hidden /> : null}
        {isSubmitting ? 'Sending' : 'Register'}
      </button>
      <Notice notice={notice} />
    </form>
  );
}
