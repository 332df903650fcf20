import { ChosenCrashCourse, ChosenOffer, ChosenPlan } from '@/components/catalogue/chosen-plan';
import { Registration } from '@/components/catalogue/registration';
import { PageLinks } from '@/components/site/page-links';
import { PhoneBox } from '@/components/site/phone-card';
import { admissionForm } from '@/content/admission-form';
import { familyPaths } from '@/content/routes';
import type { FormChoice } from './form-choice';

/** What is chosen and the ways to enrol in it, for somebody whose browser cannot show the form. */
export function HowToEnrol({ choice }: { choice: FormChoice | null }) {
  const { withPlan, withOffer, withCrashCourse, withoutPlan } = admissionForm;
  const { howTo, steps, callText } = admissionForm;
  const words = { plan: withPlan, offer: withOffer, crashCourse: withCrashCourse };
  return (
    <>
      <p className="lede mt-5 max-w-prose">{choice ? words[choice.kind] : withoutPlan}</p>
      <div className="mt-5">
        {choice ? <Chosen choice={choice} /> : <PageLinks paths={familyPaths('onlinecourses')} />}
      </div>
      <div className="mt-11 grid gap-11 xl:grid-cols-[minmax(0,1fr)_320px]">
        <section aria-labelledby="how-to">
          <h2 id="how-to">{howTo}</h2>
          <Registration steps={steps} />
        </section>
        <PhoneBox
          text={callText}
          from={choice ? { page: choice.page, plan: choice.id } : { page: '/form' }}
        />
      </div>
    </>
  );
}

function Chosen({ choice }: { choice: FormChoice }) {
  if (choice.kind === 'plan') return <ChosenPlan plan={choice.plan} page={choice.page} />;
  if (choice.kind === 'offer') return <ChosenOffer offer={choice.offer} page={choice.page} />;
  return <ChosenCrashCourse course={choice.course} />;
}
