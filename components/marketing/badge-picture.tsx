import type { Badge } from '@/content/marketing/badges';

const paths: Record<Badge['picture'], string> = {
  screen: 'M3.5 4.5h17v11.5h-17ZM9 20h6m-3-4v4m-1.8-12.4v5.4l4.4-2.7Z',
  board: 'M3 4.5h18v11.5h-18Zm3.5 15.5 2.5-4m8.5 4-2.5-4M7 12l2.2-3.8h4.4l2.2 3.8',
  tests: 'M5.5 3.5h13v17h-13ZM8.5 8.5l1.2 1.2 2-2.4M14 8.8h2m-7.5 6.4 1.2 1.2 2-2.4m2.3 1.5h2',
  booklets: 'M4 5h4v15h-4Zm5.5-1.5h4v16.5h-4Zm5.6 2.2 3.8-1 3.2 14.5-3.8 1Z',
};

/** A small line drawing of what a badge leads to; the words beside it name it. */
export function BadgePicture({ picture }: { picture: Badge['picture'] }) {
  return (
    <svg
      viewBox="0 0 24 24"
      aria-hidden="true"
      focusable="false"
      className="badge-picture"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <path d={paths[picture]} />
    </svg>
  );
}
