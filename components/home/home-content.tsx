import { Toaster } from '@/components/form/toaster';
import { RegistrationForm } from '@/components/home/registration-form';
import { PageFrame } from '@/components/site/page-frame';
import { ButtonLink } from '@/components/ui/button';
import { Section } from '@/components/ui/section';
import { institute } from '@/content/institute';

const courses = [
  { href: '/onlinecourses/csir-net', name: 'CSIR-NET Chemical Sciences' },
  { href: '/onlinecourses/gate', name: 'GATE Chemistry' },
  { href: '/onlinecourses/iit-jam', name: 'IIT-JAM Chemistry' },
  { href: '/onlinecourses/cuet', name: 'CUET (PG) Chemistry' },
];

/** Home, also shown for an address that does not exist. */
export function HomeContent() {
  return (
    <PageFrame path="/">
      <Section aria-labelledby="welcome">
        <div className="grid gap-5 md:grid-cols-[1fr_1.25fr] md:gap-14">
          <h1 id="welcome">Welcome to {institute.name}</h1>
          <div className="grid justify-items-start gap-4">
            <p className="lede">
              We teach one subject. For over five years our classes have prepared students for
              CSIR-NET/JRF, GATE, IIT-JAM and CUET (PG) Chemistry, and for TIFR and BARC.
            </p>
            <p>
              Study live, watch recorded lectures in your own hours, or sit in the classroom at{' '}
              {institute.address}. Each class is 45 minutes.
            </p>
            <ButtonLink href="/onlinecourses/csir-net">View Details</ButtonLink>
          </div>
        </div>
      </Section>
      <Section band="white" aria-labelledby="our-courses">
        <h2 id="our-courses" className="tracking-[0.03em]">
          OUR COURSES
        </h2>
        <ul className="mt-5 grid gap-3 sm:grid-cols-2 lg:grid-cols-4">
          {courses.map(({ href, name }) => (
            <li key={href} className="grid">
              <ButtonLink href={href} variant="outline">
                {name}
              </ButtonLink>
            </li>
          ))}
        </ul>
      </Section>
      <FreeRegistration />
    </PageFrame>
  );
}

function FreeRegistration() {
  return (
    <section className="registration on-dark" aria-labelledby="free-registration">
      <div className="wrap grid gap-6 md:grid-cols-[1fr_1.1fr] md:items-center md:gap-14">
        <div>
          <h2 id="free-registration">Get A Free Registration!</h2>
          <p className="lede mt-2.5">
            Tell us your name, your number and your exam. It costs nothing.
          </p>
        </div>
        <div className="registration-card on-light">
          <p
            id="registered"
            role="status"
            className="sent-without-script form-notice form-notice-success"
          >
            Registration successfully!
          </p>
          <RegistrationForm />
        </div>
      </div>
      <Toaster />
    </section>
  );
}
