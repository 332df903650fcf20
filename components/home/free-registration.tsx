import { SentWithoutScript } from '@/components/form/sent-without-script';
import { RegistrationForm } from './registration-form';

const thanks = 'Registration successfully!';

/** "Get A Free Registration!", the last thing on Home. */
export function FreeRegistration() {
  return (
    <section className="registration on-dark" aria-labelledby="free-registration">
      <div className="wrap grid gap-6 md:grid-cols-[1fr_1.1fr] md:items-center md:gap-14">
        <div>
          <h2 id="free-registration">Get A Free Registration!</h2>
          <p className="lede mt-2.5">
            Tell us your name, your number and your exam. It costs nothing.
          </p>
        </div>
        <div className="form-card on-light">
          <SentWithoutScript id="registered" text={thanks} />
          <RegistrationForm successText={thanks} />
        </div>
      </div>
    </section>
  );
}
