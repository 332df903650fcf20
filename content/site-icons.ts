/** An icon drawn from the mark (`npm run images`): for the web manifest and as the institute's logo. */
export type SiteIcon = {
  readonly file: `/images/icons/${string}.png`;
  /** Side in pixels. */
  readonly size: 192 | 512;
  /** A maskable icon fills its square, so that a phone can cut it to its own shape. */
  readonly purpose: 'any' | 'maskable';
};

export const logo: SiteIcon = { file: '/images/icons/icon-512.png', size: 512, purpose: 'any' };

export const siteIcons: readonly SiteIcon[] = [
  { file: '/images/icons/icon-192.png', size: 192, purpose: 'any' },
  logo,
  { file: '/images/icons/maskable-512.png', size: 512, purpose: 'maskable' },
];
