import { PDFiumLibrary } from '@hyzyla/pdfium';

let library: Promise<PDFiumLibrary> | undefined;

/** The text of a PDF, page by page, and its number of pages. */
export async function readPdf(pdf: Uint8Array): Promise<{ text: string; pages: number }> {
  library ??= PDFiumLibrary.init();
  const document = await (await library).loadDocument(pdf);
  const pages = [...document.pages()].map((page) => page.getText());
  document.destroy();
  // PDFium's character for a hyphen at a line end that may or may not belong to the word.
  return { text: pages.join('\n').replaceAll('\ufffe', '-'), pages: pages.length };
}

/** Removes white space, soft hyphens and other traces of line breaks. */
export const unbroken = (text: string): string => text.replace(/[\s\u200b\u00ad\u0000]+/g, '');
