import { lobePath } from '@/components/catalogue/figures/paths';
import { SentWithoutScript } from '@/components/form/notice';
import { Island } from '@/components/islands/island';
import { PageFrame } from '@/components/site/page-frame';
import { PhoneList } from '@/components/site/phone-list';
import { ButtonLink } from '@/components/ui/button';
import { Embed } from '@/components/ui/embed';
import { Icon } from '@/components/ui/icon';
import { Section, Wrap } from '@/components/ui/section';
import { courseOptions } from '@/content/catalogue/course-options';
import { contact } from '@/content/pages/contact';
import { officeStep } from '@/content/catalogue/course';
import { institute, officeHours, printedHours } from '@/content/facts/institute';
import { trailThrough } from '@/lib/site/seo';
import { DataNotice } from '@/components/form/data-notice';
import { noticeHash } from '@/lib/site/notice-hash';
import { EnquiryForm } from './enquiry-form';

const spot = { x: 300, y: 250 };
const mapText = 'font-display text-[30px] font-semibold';

function MapPoster({ place }: { place: string }) {
  return (
    <svg viewBox="0 0 600 400" aria-hidden="true" focusable="false" className="art">
      <ellipse className="fill-tint stroke-brand" cx={spot.x} cy={spot.y} rx="96" ry="34" />
      <ellipse className="fill-tint stroke-brand" cx={spot.x} cy={spot.y} rx="46" ry="16" />
      <path
        className="fill-lobe"
        strokeWidth="2.4"
        d={lobePath({ ...spot, angle: -90, length: 190, width: 62 })}
      />
      <circle fill="#fff" cx={spot.x} cy={spot.y - 122} r="22" />
      <circle className="fill-ink" stroke="none" cx={spot.x} cy={spot.y} r="6" />
      <text className={mapText} x={spot.x} y="340" textAnchor="middle">
        {place}
      </text>
    </svg>
  );
}

/** Contact page: phones, enquiry form, office. */
export function ContactPage() {
  const { path, heading, lede, toForm } = contact;
  return (
    <PageFrame path={path} trail={trailThrough(path)}>
      <Wrap>
        <div className="grid grid-cols-1 gap-7 pt-1 pb-13 lg:grid-cols-[372px_minmax(0,1fr)] lg:gap-x-11 lg:pt-2 lg:pb-19 print:block">
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
      <Visit />
    </PageFrame>
  );
}

function Visit() {
  const { visit, map } = contact;
  return (
    <Section band="tint" aria-labelledby="visit">
      <div className="grid grid-cols-1 gap-7 lg:grid-cols-[minmax(0,1fr)_minmax(0,1.1fr)] lg:gap-16 print:block">
        <div>
          <h2 id="visit">{visit.heading}</h2>
          <address className="mt-3 font-display text-[22px]/[1.25] font-semibold not-italic">
            {institute.name}
            <br />
            {institute.address}
          </address>
          {officeHours.length > 0 && (
            <>
              <h3 className="mt-6 text-[19px] md:text-[20px]">{visit.hours}</h3>
              <ul className="mt-2">
                {officeHours.map((hours) => (
                  <li key={printedHours(hours)}>{printedHours(hours)}</li>
                ))}
              </ul>
            </>
          )}
          <h3 className="mt-6 text-[19px] md:text-[20px]">{visit.enrolling}</h3>
          <ul className="visit-bring">
            {officeStep.bring?.map((thing) => (
              <li key={thing}>{thing}</li>
            ))}
          </ul>
        </div>
        <div>
          <Embed
            id="office-map"
            href={institute.map.link}
            src={institute.map.frame}
            title={map.title}
            poster={<MapPoster place={institute.place} />}
            label={map.label}
            className="embed-frame embed-map graph-paper"
          />
          <p className="text-small text-muted print:hidden">{map.privacy}</p>
        </div>
      </div>
    </Section>
  );
}

/** `/contact#enquiry` links to its heading. */
function Enquiry() {
  const { heading, text, messageHint, privacy, thanks } = contact.enquiry;
  return (
    <section
      className="on-dark squared bg-brand px-4 pt-7 pb-4 text-white max-sm:-mx-4 sm:rounded-hero sm:p-7 print:hidden"
      aria-labelledby="enquiry"
    >
      <h2 id="enquiry">{heading}</h2>
      <p className="mt-2 mb-5 max-w-prose">{text}</p>
      <div className="form-card on-light">
        <SentWithoutScript id="sent" text={thanks} />
        <Island
          name="enquiry"
          part={EnquiryForm}
          props={{
            successText: thanks,
            messageHint,
            courses: courseOptions,
            noticeHash: noticeHash('enquiry'),
          }}
        />
        <DataNotice form="enquiry" />
        <p className="text-small text-muted">
          {privacy}{' '}
          <a href="/privacy-policy" className="whitespace-nowrap">
            Privacy &amp; Policy
          </a>
        </p>
      </div>
    </section>
  );
}

const contactCard = 'card p-5 print:mb-2 print:border-0 print:p-0 [&>h2]:text-[24px]';

/** Contact channels: phones first and largest, then chat and e-mail. */
export function WaysToReach({ chat = institute.chat }: { chat?: string | null }) {
  const { call, write } = contact;
  return (
    <div className="grid content-start gap-7 md:grid-cols-2 lg:grid-cols-1">
      <section aria-labelledby="call" className={contactCard}>
        <h2 id="call">{call.heading}</h2>
        <p className="mt-1.5 mb-3 text-muted">{call.text}</p>
        <PhoneList />
      </section>
      <section aria-labelledby="write" className={contactCard}>
        <h2 id="write">{chat === null ? write.headingWithoutChat : write.heading}</h2>
        <p className="mt-1.5 mb-4 text-muted">{write.text}</p>
        {chat !== null && (
          <ButtonLink href={chat} variant="outline" newTab className="mb-2 w-full">
            <Icon name="chat" />
            Chat on WhatsApp
          </ButtonLink>
        )}
        <p>
          <a href={`mailto:${institute.email}`} className="tap-target break-all">
            {institute.email}
          </a>
        </p>
      </section>
    </div>
  );
}
