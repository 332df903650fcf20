import { Rupees } from '@/components/ui/rupees';
import type { Paise } from '@/content/money';
import type { PersonRegistration } from '@/lib/schemas/person';

/** A form that was saved; its card stands above with all the rest. */
export function RegistrationEntry({ registration }: { registration: PersonRegistration }) {
  const { id, registrationnumber, planTitle, coursename, pricePaise } = registration;
  return (
    <>
      <p>
        <b>Registered:</b> {planTitle ?? coursename},{' '}
        {pricePaise === null ? 'price to be confirmed' : <Rupees paise={pricePaise as Paise} />}
      </p>
      <p className="person-note">
        <a href={`#form-${id}`}>Reg. No {registrationnumber}</a>
      </p>
    </>
  );
}
