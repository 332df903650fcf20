import { Prose } from './prose';

/** Paragraphs of running text, one under the other. */
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
