import { PhoneList } from '@/components/site/phone-card';
import { ButtonLink } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { contact } from '@/content/contact';
import { institute } from '@/content/institute';

/** The phones first and largest, then chat and e-mail. */
export function WaysToReach({ chat = institute.chat }: { chat?: string | null }) {
  const { call, write } = contact;
  return (
    <div className="grid content-start gap-7 md:grid-cols-2 lg:grid-cols-1">
      <section aria-labelledby="call" className="contact-card">
        <h2 id="call">{call.heading}</h2>
        <p className="mt-1.5 mb-3 text-muted">{call.text}</p>
        <PhoneList />
        <p className="border-t border-line pt-3 text-small text-muted">{call.hours}</p>
      </section>
      <section aria-labelledby="write" className="contact-card">
        <h2 id="write">{chat === null ? write.headingWithoutChat : write.heading}</h2>
        <p className="mt-1.5 mb-4 text-muted">{write.text}</p>
        {chat !== null && (
          <ButtonLink href={chat} variant="outline" newTab className="mb-2 w-full">
            <Icon name="chat" />
            Chat on WhatsApp
          </ButtonLink>
        )}
        <p>
          <a
            href={`mailto:${institute.email}`}
            className="inline-flex min-h-11 items-center break-all"
          >
            {institute.email}
          </a>
        </p>
      </section>
    </div>
  );
}
