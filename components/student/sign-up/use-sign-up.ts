import { useEffect, useState, type FormEvent } from 'react';
import { isAnswered } from '@/components/form/call';
import { useCheckedForm } from '@/components/form/use-checked-form';
import { useOnward } from '../account/use-onward';
import { forgetTyping, keepTyping, restoreTyping } from './kept-typing';
import { sendSignUp } from './send-sign-up';
import { useParent } from './use-parent';
import { usePhoto } from './use-photo';

/** How the call says that an e-mail is taken (decision D17). */
const TAKEN = 'Registration already done';

const texts = {
  done: 'Registration Successful',
  taken: 'Email already exists',
  failed: 'Please fill all details',
  unreached: 'There is no connection. What you typed is still here: send it again when it is back.',
} as const;

const blank = {
  studentname: '',
  fathername: '',
  dateofbirth: '',
  email: '',
  contactnumber: '',
  address: '',
  city: '',
  state: '',
  pincode: '',
  myFile: '',
  marketing: '',
  parentconsent: '',
};

const loadSchema = () => import('./sign-up-checks').then((checks) => checks.signUpChecks);

/** The sign-up form: what it checks, keeps, sends and says. */
export function useSignUp() {
  const form = useCheckedForm({ loadSchema, blank, incomplete: texts.failed });
  const { ref, tell, complain, typed } = form;
  const photo = usePhoto((message) => void complain({ myFile: message }));
  const { withParent, askForParent } = useParent();
  const { onward, goOn } = useOnward();
  const [taken, setTaken] = useState(false);

  useEffect(() => {
    if (!ref.current) return;
    restoreTyping(ref.current);
    const born = ref.current.elements.namedItem('dateofbirth') as HTMLInputElement;
    if (born.value) void askForParent(born.value);
  }, [ref, askForParent]);
  const onInput = ({ target }: FormEvent<HTMLFormElement>) => {
    keepTyping(typed());
    const { name, value } = target as HTMLInputElement;
    if (name === 'dateofbirth') void askForParent(value);
  };
  const send = async () => {
    setTaken(false);
    const outcome = await sendSignUp(typed(), await photo.blob());
    if (outcome.ok) {
      forgetTyping();
      tell('success', texts.done);
      goOn({ href: '/student-login', label: 'Continue now' });
    } else if (!isAnswered(outcome)) {
      tell('warning', texts.unreached, texts.failed);
    } else if (outcome.message === TAKEN) {
      setTaken(true);
      await complain({ email: 'This email has an account already' });
      tell('warning', texts.taken);
    } else {
      await complain(outcome.fields);
      tell('warning', outcome.message || texts.failed, texts.failed);
    }
  };
  return { form, photo, onward, taken, withParent, onInput, send };
}
