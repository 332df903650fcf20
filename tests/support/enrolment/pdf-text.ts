import { PDFiumLibrary } from '@hyzyla/pdfium';

let library: Promise<PDFiumLibrary> | undefined;

/** What a reader copies out of a PDF, page after page, and how many pages there are. */
export async function readPdf(pdf: Uint8Array): Promise<{ text: string; pages: number }> {
  library ??= PDFiumLibrary.init();
  const document = await (await library).loadDocument(pdf);
  const pages = [...document.pages()].map((page) => page.getText());
  document.destroy();
  // Its sign for a hyphen at the end of a line, where it cannot tell whether the word had one.
  return { text: pages.join('\n').replaceAll('\ufffe', '-'), pages: pages.length };
}

/** Without anything that a line break, or a place where one may be, adds or takes away. */
export const unbroken = (text: string): string => text.replace(/[\s\u200b\u00ad\u0000]+/g, '');
