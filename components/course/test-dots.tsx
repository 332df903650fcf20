const across = 15;
const step = 15;

/** One hexagon for each test, as small benzene rings; the mock tests are the filled ones at the end. */
export function TestDots({ tests, mockTests }: { tests: number; mockTests: number }) {
  return (
    <svg
      className="test-dots"
      viewBox={`-1 -1 ${across * step} ${Math.ceil(tests / across) * step + 1}`}
      aria-hidden="true"
    >
      {Array.from({ length: tests }, (_, index) => {
        const x = (index % across) * step + 6;
        const y = Math.floor(index / across) * step + 6.5;
        return (
          <path
            key={index}
            className={index < tests - mockTests ? undefined : 'mock'}
            d={`M${x} ${y - 6}l5.2 3v6l-5.2 3-5.2-3v-6Z`}
          />
        );
      })}
    </svg>
  );
}
