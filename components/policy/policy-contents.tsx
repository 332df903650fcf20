import type { PolicySection } from '@/content/policies/policy';

/** The sections of a policy by number; beside the text on wide screens, where it stays in view. */
export function PolicyContents({ sections }: { sections: readonly PolicySection[] }) {
  return (
    <nav aria-labelledby="contents" className="policy-contents">
      <h2 id="contents">On this page</h2>
      <ol>
        {sections.map(({ id, heading }, index) => (
          <li key={id}>
            <a href={`#${id}`}>
              <span>{index + 1}.</span> {heading}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
