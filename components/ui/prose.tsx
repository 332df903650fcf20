/* Names, amounts and "cut-off", which must not wrap. */
const whole =
  /((?:CSIR-NET(?:\/JRF)?|CSIR-UGC|IIT-JAM|CUET \(PG\)|[Ee]-mails?|PYQs?|[Cc]ut-offs?|Fig\. \d|₹[\d,]+|\d days a week|\d+\+?(?: to \d+)? (?:months?|years?|hours?|items?|kinds|days?|Months?|Years?)|24x7))/g;

/** Text that keeps "IIT-JAM", "2 years" and "₹4,999" on one line. */
export function Prose({ text }: { text: string }) {
  return text.split(whole).map((part, index) =>
    index % 2 ? (
      <span key={index} className="whitespace-nowrap">
        {part}
      </span>
    ) : (
      part
    ),
  );
}

/* Hyphenated names, and a number with its unit, must not wrap. */
const wholeWords = /([A-Z]+-[A-Z]+(?:\/[A-Z]+)?|[Ee]-mails?|\w+-\d{4}|\d[\d,]*(?:-\d+)? \w+)/g;

/** Text that keeps "IIT-JAM", "June-2024" and "2 years" on one line. */
export function WholeWords({ text }: { text: string }) {
  return text.split(wholeWords).map((part, index) =>
    index % 2 ? (
      <span key={index} className="whitespace-nowrap">
        {part}
      </span>
    ) : (
      part
    ),
  );
}

/** Paragraphs of running text. */
export function Paragraphs({ texts }: { texts: readonly string[] }) {
  return (
    <div className="grid max-w-prose gap-3">
      {texts.map((text) => (
        <p key={text}>
          <Prose text={text} />
        </p>
      ))}
    </div>
  );
}
