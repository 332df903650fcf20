import { PhoneList } from '@/components/site/phone-list';

type PhoneBoxProps = {
  text: string;
  /** The page, and the plan on it, that a registration from here is noted with. */
  from: { page: string; plan?: string };
};

/** The three support phones of the course pages, with a line on what to call about. */
export function PhoneBox({ text, from }: PhoneBoxProps) {
  return (
    <aside
      aria-labelledby="ask"
      className="self-start rounded-card border border-line bg-card p-5 pb-2"
    >
      <h2 id="ask" className="text-[24px]">
        Ask before you pay
      </h2>
      <p className="mt-1.5 mb-3 text-muted">{text}</p>
      <PhoneList />
      <p className="border-t border-line py-1">
        <a
          href={`/?${new URLSearchParams(from)}#free-registration`}
          className="inline-flex min-h-11 items-center"
        >
          Or leave your name and number
        </a>
      </p>
    </aside>
  );
}
