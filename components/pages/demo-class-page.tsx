import { DataNotice } from '@/components/form/data-notice';
import { SentWithoutScript } from '@/components/form/notice';
import { Island } from '@/components/islands/island';
import { PageFrame } from '@/components/site/page-frame';
import { PageLinks } from '@/components/site/page-links';
import { HelpCard } from '@/components/site/phone-card';
import { Section, Wrap } from '@/components/ui/section';
import { demoClassPage, demoSlots, hasDemoClasses } from '@/content/pages/demo-class';
import { noticeHash } from '@/lib/site/notice-hash';
import { trailThrough } from '@/lib/site/seo';
import { DemoClassForm } from './demo-class-form';

/** Demo classes with the form to book a seat; without any, how to hear of the next one. */
export function DemoClassPage() {
  const { path, heading, lede, ledeWithoutClasses, next } = demoClassPage;
  return (
    <PageFrame path={path} trail={trailThrough(path)}>
      <Wrap className="pt-1 pb-13 md:pb-19">
        <h1>{heading}</h1>
        <p className="lede mt-3 max-w-prose">{hasDemoClasses ? lede : ledeWithoutClasses}</p>
        <div className="mt-7 grid grid-cols-1 gap-7 lg:grid-cols-[minmax(0,1fr)_372px] lg:gap-11 print:block">
          {hasDemoClasses && <Booking />}
          <HelpCard from={{ page: path }} />
        </div>
      </Wrap>
      <Section band="tint" aria-labelledby="look-around">
        <h2 id="look-around" className="mb-4">
          {next.heading}
        </h2>
        <PageLinks paths={next.paths} />
      </Section>
    </PageFrame>
  );
}

function Booking() {
  const { heading, privacy, bookedWithoutScript, ...words } = demoClassPage.form;
  return (
    <section className="form-card print:hidden" aria-labelledby="book">
      <h2 id="book" className="text-[24px]">
        {heading}
      </h2>
      <SentWithoutScript id="booked" text={bookedWithoutScript} />
      <Island
        name="demoClass"
        part={DemoClassForm}
        props={{ slots: demoSlots, words, noticeHash: noticeHash('demoClass') }}
      />
      <DataNotice form="demoClass" />
      <p className="text-small text-muted">
        {privacy}{' '}
        <a href="/privacy-policy" className="whitespace-nowrap">
          Privacy &amp; Policy
        </a>
      </p>
    </section>
  );
}
