import { PageFrame } from '@/components/site/page-frame';
import { PageLinks } from '@/components/site/page-links';
import { ButtonLink } from '@/components/ui/button';
import { Section, Wrap } from '@/components/ui/section';
import { Still } from '@/components/ui/still/still';
import { contact } from '@/content/contact';
import { trailThrough } from '@/lib/seo';
import { Enquiry } from './enquiry';
import { Visit } from './visit';
import { WaysToReach } from './ways-to-reach';

/** The contact page: whom to call, the enquiry form, the office. */
export function ContactPage() {
  const { path, heading, lede, toForm, next } = contact;
  return (
    <PageFrame path={path} trail={trailThrough(path)} still={Still}>
      <Wrap>
        <div className="contact-top">
          <div className="lg:col-span-2">
            <h1>{heading}</h1>
            <p className="lede mt-3 max-w-prose">{lede}</p>
            <p className="mt-4 lg:hidden">
              <ButtonLink href="#enquiry" variant="outline">
                {toForm}
              </ButtonLink>
            </p>
          </div>
          <WaysToReach />
          <Enquiry />
        </div>
      </Wrap>
      <Still>
        <Visit />
        <Section band="white" aria-labelledby="next" className="print:hidden">
          <div className="grid gap-5 lg:grid-cols-[minmax(0,1fr)_minmax(0,1.6fr)] lg:gap-16">
            <div>
              <h2 id="next">{next.heading}</h2>
              <p className="mt-3 max-w-prose">{next.text}</p>
            </div>
            <PageLinks paths={next.paths} />
          </div>
        </Section>
      </Still>
    </PageFrame>
  );
}
