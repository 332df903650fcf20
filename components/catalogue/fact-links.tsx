import type { ExamFacts } from '@/content/catalogue/exam-facts';
import { requireRoute } from '@/content/pages/routes';

type Props = {
  exam: ExamFacts;
  /** The page that the links are on. */
  current?: string;
};

/** Links to the page of an exam and to its pages of facts. */
export function FactLinks({ exam: { name, path, pages }, current }: Props) {
  const paths = [path, ...Object.keys(pages).map((topic) => `${path}/${topic}`)];
  return (
    <nav aria-label={`About ${name}`} className="fact-nav">
      {paths.map((one) => (
        <a key={one} href={one} aria-current={one === current ? 'page' : undefined}>
          {requireRoute(one).title}
        </a>
      ))}
    </nav>
  );
}
