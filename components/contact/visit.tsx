import { Embed } from '@/components/ui/embed';
import { Section } from '@/components/ui/section';
import { contact } from '@/content/contact';
import { institute } from '@/content/institute';
import { officeStep } from '@/content/registration';
import { MapPoster } from './map-poster';

/** The office: where it is, what to bring, and a map that is loaded when asked for. */
export function Visit() {
  const { visit, map } = contact;
  return (
    <Section band="tint" aria-labelledby="visit">
      <div className="visit">
        <div>
          <h2 id="visit">{visit.heading}</h2>
          <address className="mt-3 font-display text-[22px]/[1.25] font-semibold not-italic">
            {institute.name}
            <br />
            {institute.address}
          </address>
          <p className="mt-3 max-w-prose">{visit.text}</p>
          <h3 className="mt-6 text-[19px] md:text-[20px]">{visit.enrolling}</h3>
          <ul className="visit-bring">
            {officeStep.bring?.map((thing) => (
              <li key={thing}>{thing}</li>
            ))}
          </ul>
          <p className="mt-4 max-w-prose">{visit.fee}</p>
        </div>
        <div>
          <Embed
            id="office-map"
            href={institute.map.link}
            src={institute.map.frame}
            title={map.title}
            poster={<MapPoster place={institute.address} />}
            label={map.label}
            className="embed-frame embed-map graph-paper"
          />
          <p className="text-small text-muted print:hidden">
            {map.privacy} {!institute.map.exact && map.inexact}
          </p>
        </div>
      </div>
    </Section>
  );
}
