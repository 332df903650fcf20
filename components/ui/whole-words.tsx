/* Hyphenated names and a number with its unit: each must not break over two lines. */
const whole = /([A-Z]+-[A-Z]+(?:\/[A-Z]+)?|\w+-\d{4}|\d[\d,]*(?:-\d+)? \w+)/g;

/** Text in which "IIT-JAM", "June-2024" and "2 years" stay on one line. */
export function WholeWords({ text }: { text: string }) {
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
