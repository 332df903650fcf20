import { PDFiumLibrary } from '@hyzyla/pdfium';

/** What a reader copies out of a PDF, page after page, and how many pages there are. */
export async function readPdf(pdf: Uint8Array): Promise<{ text: string; pages: number }> {
  const library = await PDFiumLibrary.init();
  try {
    const document = await library.loadDocument(pdf);
    const pages = [...document.pages()].map((page) => page.getText());
    document.destroy();
    return { text: pages.join('\n'), pages: pages.length };
  } finally {
    library.destroy();
  }
}

/** Without anything that a line break, or a place where one may be, adds or takes away. */
export const unbroken = (text: string): string => text.replace(/[\s\u200b\u00ad\u0000]+/g, '');
