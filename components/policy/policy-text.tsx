import { WholeWords } from '@/components/ui/whole-words';

const link = /\[([^\]]+)\]\(([^)]+)\)/g;

/** A sentence of a policy, in which [words](address) is a link. */
export function PolicyText({ text }: { text: string }) {
  const parts = text.split(link);
  return parts.map((part, index) => {
    if (index % 3 === 0) return <WholeWords key={index} text={part} />;
    if (index % 3 === 2) return null;
    return (
      <a key={index} href={parts[index + 1]}>
        <WholeWords text={part} />
      </a>
    );
  });
}
