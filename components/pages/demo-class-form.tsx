'use client';

import { useEffect, useState } from 'react';
import { call } from '@/components/form/call';
import { FieldTexts, fieldClass, TextField, type FieldWiring } from '@/components/form/fields';
import { LeadForm } from '@/components/form/form-frame';
import { useApiForm } from '@/components/form/use-api-form';
import type { DemoSlot } from '@/content/pages/demo-class';

const url = '/api/student/demo-class';

const loadSchema = () =>
  import('@/lib/demo-classes/demo-forms').then((forms) => forms.demoBookingSchema);
const blank = { slot: '', name: '', phonenumber: '', email: '', website: '' };

/** A few seats are worth a hint. */
const FEW = 5;

interface DemoClassFormProps {
  slots: readonly DemoSlot[];
  /** Props, so that the page's facts stay out of the script. */
  words: {
    choose: string;
    emailHint: string;
    booked: string;
    mailed: string;
    noted: string;
    allTaken: string;
  };
  noticeHash: string;
}

/** Books a seat in a demo class: a plain form with every class until it is hydrated. */
export function DemoClassForm({ slots, words, noticeHash }: DemoClassFormProps) {
  const form = useApiForm({
    url,
    loadSchema,
    blank: { ...blank, notice: noticeHash },
    successText: ({ slot, email }) => {
      const { title, time, details } = slots.find(({ id }) => id === slot) ?? { title: '' };
      const class_ = [title, time, details].filter(Boolean).join(', ');
      return `${words.booked} ${class_}. ${email ? words.mailed : words.noted}`;
    },
  });
  const { bind, notice } = form;
  const left = useFreeSeats(notice);
  const free = slots.filter(({ id }) => left === null || (left.get(id) ?? 0) > 0);
  if (free.length === 0 && notice === null) return <p>{words.allTaken}</p>;

  return (
    <LeadForm form={form} url={url} labelledBy="book" send="Book my seat" noticeHash={noticeHash}>
      <SlotField {...bind('slot')} legend={words.choose} slots={free} left={left} />
      <TextField {...bind('name')} label="Name of the student" autoComplete="name" half />
      <TextField
        {...bind('phonenumber')}
        label="Mobile number"
        type="tel"
        inputMode="numeric"
        autoComplete="tel"
        half
      />
      <TextField
        {...bind('email')}
        label="E-mail (for a classroom class, optional)"
        hint={words.emailHint}
        type="email"
        autoComplete="email"
        isOptional
      />
    </LeadForm>
  );
}

/** Free seats by class, asked again after each answer; null until they are known. */
function useFreeSeats(answered: unknown): ReadonlyMap<string, number> | null {
  const [left, setLeft] = useState<ReadonlyMap<string, number> | null>(null);
  useEffect(() => {
    const stop = new AbortController();
    const ask = async () => {
      const outcome = await call('/api/demo-classes', { signal: stop.signal });
      if (outcome.ok) setLeft(new Map(outcome.data.map(({ id, left: seats }) => [id, seats])));
    };
    void ask();
    return () => stop.abort();
  }, [answered]);
  return left;
}

interface SlotFieldProps {
  field: FieldWiring;
  error: string | undefined;
  legend: string;
  slots: readonly DemoSlot[];
  left: ReadonlyMap<string, number> | null;
}

function SlotField({ field, error, legend, slots, left }: SlotFieldProps) {
  return (
    <fieldset
      className={fieldClass(error)}
      aria-describedby={error === undefined ? undefined : `${field.name}-error`}
    >
      <legend className="mb-1.5 font-semibold">{legend}</legend>
      <FieldTexts id={field.name} error={error} />
      <div className="grid gap-2">
        {slots.map(({ id, title, time, details }) => {
          const seats = left?.get(id) ?? Infinity;
          return (
            <label key={id} className="demo-slot">
              <input {...field} type="radio" value={id} required />
              <span>
                <b className="block">{time.replace(/ (?=[ap]m$)/, '\u00a0')}</b>
                {title}
                <span className="block text-small text-muted">
                  {details}
                  {seats <= FEW && (
                    <b className="text-accent-text">
                      {' '}
                      · {seats === 1 ? '1 seat' : `${seats} seats`} left
                    </b>
                  )}
                </span>
              </span>
            </label>
          );
        })}
      </div>
    </fieldset>
  );
}
