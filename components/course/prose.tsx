/* Names and amounts that must not break over two lines. */
const whole =
  /((?:CSIR-NET(?:\/JRF)?|IIT-JAM|CUET \(PG\)|PYQs?|Fig\. \d|₹[\d,]+|\d days a week|\d+\+?(?: to \d+)? (?:months?|years?|hours?|items?|kinds|days?|Months?|Years?)|24x7))/g;

/** Text in which "IIT-JAM", "2 years" and "₹4,999" stay on one line. */
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
