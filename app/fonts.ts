import localFont from 'next/font/local';

// Fallback faces are in base.css: next/font would put its own before the ₹ and Greek subsets.
const text = localFont({
  src: './fonts/text.woff2',
  weight: '400 700',
  variable: '--face-text',
  adjustFontFallback: false,
});
const display = localFont({
  src: './fonts/display.woff2',
  weight: '500 700',
  variable: '--face-display',
  adjustFontFallback: false,
});
const textRupee = localFont({
  src: './fonts/text-rupee.woff2',
  weight: '400 700',
  variable: '--face-text-rupee',
  adjustFontFallback: false,
  preload: false,
  declarations: [{ prop: 'unicode-range', value: 'U+20B9' }],
});
const textGreek = localFont({
  src: './fonts/text-greek.woff2',
  weight: '400 700',
  variable: '--face-text-greek',
  adjustFontFallback: false,
  preload: false,
  declarations: [{ prop: 'unicode-range', value: 'U+394, U+3B1-3C9' }],
});
const displayRupee = localFont({
  src: './fonts/display-rupee.woff2',
  weight: '500 700',
  variable: '--face-display-rupee',
  adjustFontFallback: false,
  preload: false,
  declarations: [{ prop: 'unicode-range', value: 'U+20B9' }],
});

/** The classes for `<html>` that load both typefaces. */
export const fontVariables = [text, textRupee, textGreek, display, displayRupee]
  .map((face) => face.variable)
  .join(' ');
