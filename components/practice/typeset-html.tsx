/** HTML that `formulaHtml` made of our own questions. `lang` where it is not in the page’s language. */
export function TypesetHtml({ html, lang }: { html: string; lang?: string }) {
  return <span lang={lang} dangerouslySetInnerHTML={{ __html: html }} />;
}
