import localFont from 'next/font/local';

/** For names in Hindi; loaded only when there is one, so that paper does not depend on the computer's fonts. */
export const devanagariFace = localFont({
  src: '../../../app/fonts/devanagari.woff2',
  weight: '400',
  variable: '--face-devanagari',
  adjustFontFallback: false,
  preload: false,
  declarations: [
    { prop: 'unicode-range', value: 'U+900-97F, U+1CD0-1CF9, U+200C-200D, U+25CC, U+A8E0-A8FF' },
  ],
});
