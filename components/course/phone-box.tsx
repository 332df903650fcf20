import { PhoneCard } from '@/components/site/phone-card';

type PhoneBoxProps = {
  text: string;
  /** The page, and the plan on it, that a registration from here is noted with. */
  from: { page: string; plan?: string };
};

/** The phones of the course pages, with a line on what to call about. */
export function PhoneBox({ text, from }: PhoneBoxProps) {
  const register = `/?${new URLSearchParams(from)}#free-registration`;
  return (
    <PhoneCard
      id="ask"
      heading="Ask before you pay"
      text={text}
      links={[{ href: register, label: 'Or leave your name and number' }]}
    />
  );
}
