const references: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Text for HTML that React does not write: between tags, and in attributes in quotation marks. */
export function escapedHtml(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => references[sign] ?? sign);
}
