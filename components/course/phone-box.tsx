import { PhoneList } from '@/components/site/phone-list';

/** The three support phones of the course pages, with a line on what to call about. */
export function PhoneBox({ text }: { text: string }) {
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
    </aside>
  );
}
