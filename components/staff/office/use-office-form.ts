import { useState } from 'react';
import { isAnswered } from '@/components/form/call';
import type { FormSchema } from '@/components/form/form-checks';
import type { Typed } from '@/components/form/typed';
import { useCheckedForm } from '@/components/form/use-checked-form';
import { leaveWithDeadToken } from '../../student/session/log-out';
import { officeCall } from './office-call';
import { useOffice } from './office-context';

interface Options<Values extends Typed, Data> {
  url: string;
  loadSchema: () => Promise<FormSchema>;
  /** What stands in the fields at first, and what is sent without a field. */
  blank: Values;
  /** What to say when it is done. */
  told: (data: Data) => string;
  /** What is sent of what was typed; without it, all. */
  sent?: (typed: Typed) => object;
  /** Somebody else changed it meanwhile: it has this version now. */
  overtaken?: (version: number) => void;
}

const UNREACHED =
  'No answer came, so it may have been done or not. Nothing you typed is lost: press the button again, it is done once only.';

const LOOK = 'Not done yet. Please look at what is marked.';

/**
 * A form of the office: checked here, sent in the name of whoever is logged in, and done once. What was
 * typed stays until it is done; then `done` has the answer, and the lists are loaded again.
 */
export function useOfficeForm<Values extends Typed, Data>(options: Options<Values, Data>) {
  const { url, loadSchema, blank, told, sent, overtaken } = options;
  const { changed } = useOffice();
  const [done, setDone] = useState<Data | null>(null);
  const form = useCheckedForm({ loadSchema, blank, incomplete: null });
  const { ref, notice, sending, bind, typed, complain, tell, submitWith, load } = form;

  /** For radio buttons: wired as others are, those chosen before the checks came would be taken back. */
  const bindChoice = (name: Extract<keyof Values, string>) => {
    const onChange = async ({ target }: { target: { value: string } }) =>
      (await load())?.set(name, target.value);
    return { error: bind(name).error, field: { name, onChange } };
  };

  /** Puts something into a field for whoever pressed a button that says so. */
  const fill = async (name: Extract<keyof Values, string>, value: string) => {
    (await load())?.set(name, value);
    const control = ref.current?.elements.namedItem(name);
    if (control && 'value' in control) control.value = value;
  };

  const send = async () => {
    const outcome = await officeCall<Data>(url, sent ? sent(typed()) : typed());
    if (!outcome.ok) {
      if (outcome.reason === 'unauthorized') return leaveWithDeadToken('/admin');
      if (!isAnswered(outcome)) return tell('warning', UNREACHED, null);
      if (outcome.version !== undefined) overtaken?.(outcome.version);
      await complain(outcome.fields);
      const marked = Object.keys(outcome.fields).length > 0;
      return tell('warning', marked ? LOOK : outcome.message || UNREACHED, null);
    }
    const said = told(outcome.data);
    tell('success', said, null);
    setDone(outcome.data);
    changed(said);
  };
  return { ref, notice, sending, bind, bindChoice, fill, done, submit: submitWith(send) };
}
