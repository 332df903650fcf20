const paths = {
  phone:
    'M6.5 3.5h3l1.5 4-2 1.5a11 11 0 0 0 5 5l1.5-2 4 1.5v3a2 2 0 0 1-2.2 2A16 16 0 0 1 4.5 5.7a2 2 0 0 1 2-2.2Z',
  menu: 'M4 7h16M4 12h16M4 17h16',
  close: 'm6 6 12 12M18 6 6 18',
  search: 'M10.5 4a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13Zm4.7 11.2L20 20',
  'chevron-down': 'm6 9 6 6 6-6',
  external: 'M14 5h5v5m0-5-8 8M11 6H6v12h12v-5',
  tick: 'm6.5 12.5 3.5 3.5 7.5-8',
  dash: 'M8 12h8',
  'arrow-right': 'M5 12h14m-6-6 6 6-6 6',
  'arrow-up': 'M12 19V5m-6 6 6-6 6 6',
  warning: 'M12 4 3 19.5h18ZM12 10v4.5m0 2.2v.1',
  info: 'M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17ZM12 11v5.5m0-9v.1',
  chat: 'M12 4a8 8 0 0 0-6.9 12L4 20l4.2-1.1A8 8 0 1 0 12 4Z',
  calculator:
    'M6 3.5h12v17H6ZM9 7h6v3H9Zm.2 6.5v.1m2.8-.1v.1m2.8-.1v.1M9.2 17v.1m2.8-.1v.1m2.8-.1v.1',
  pause: 'M9 6v12M15 6v12',
  play: 'M8 5.5v13l10.5-6.5Z',
  facebook:
    'M13.5 20v-7H16l.5-3h-3V8.2c0-1 .4-1.6 1.7-1.6h1.3V4h-2.2c-2.6 0-3.8 1.5-3.8 3.8V10H8v3h2.5v7',
  youtube:
    'M4 8.5C4 7 5 6 6.5 6h11C19 6 20 7 20 8.5v7c0 1.5-1 2.5-2.5 2.5h-11C5 18 4 17 4 15.5ZM10.5 9.5v5l4-2.5Z',
  instagram:
    'M8 4h8a4 4 0 0 1 4 4v8a4 4 0 0 1-4 4H8a4 4 0 0 1-4-4V8a4 4 0 0 1 4-4Zm4 4.5a3.5 3.5 0 1 0 0 7 3.5 3.5 0 0 0 0-7Zm4.7-1.3v.1',
} as const;

export type IconName = keyof typeof paths;

/** A line icon, 22 px unless `className` sizes it. Hidden from screen readers: label the link or button. */
export function Icon({ name, className = 'size-5.5' }: { name: IconName; className?: string }) {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true" focusable="false" className={`icon ${className}`}>
      <path d={paths[name]} />
    </svg>
  );
}
