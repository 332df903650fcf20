/** The elements of the head that every peer needs. */
function headOf(html: string): string {
  const wanted = [
    /<meta charset="[^"]*"\/>/i,
    /<meta name="viewport"[^>]*>/,
    /<title>[^<]*<\/title>/,
    /<meta name="description"[^>]*>/,
    /<link rel="preload"[^>]*as="font"[^>]*>/g,
    /<link rel="stylesheet"[^>]*>/,
    /<link rel="icon"[^>]*>/g,
    /<link rel="canonical"[^>]*>/,
  ];
  const found = wanted.flatMap((pattern) => {
    const tags = html.match(pattern);
    if (!tags) throw new Error(`The finished page has nothing like ${pattern}.`);
    return pattern.global ? tags : tags.slice(0, 1);
  });
  // The site script adds the site's manifest, and a plain page has no script.
  return [...found, '<link rel="manifest" href="/manifest.webmanifest"/>'].join('\n');
}

/**
 * The visible page without scripts, structured data, share card and data attributes other than those that
 * `styles` selects.
 */
export function plainCopy(html: string, styles: string): string {
  const body = /<body[^>]*>([\s\S]*)<\/body>/.exec(html)?.[1] ?? '';
  const visible = body
    .replace(/<script[\s\S]*?<\/script>/g, '')
    .replace(/ (data-[\w-]+)="[^"]*"/g, (attribute, name: string) =>
      styles.includes(`[${name}`) ? attribute : '',
    );
  return page(html, headOf(html), visible);
}

/** The same head, an empty body, and a script that fills it. */
export function emptyDocument(html: string, script: string): string {
  const scriptTag = `<script type="module" src="${script}"></script>`;
  return page(html, `${headOf(html)}\n${scriptTag}`, '<div id="root"></div>');
}

function page(html: string, head: string, body: string): string {
  const opening = /<html[^>]*>/.exec(html)?.[0] ?? '<html lang="en-IN">';
  return `<!doctype html>\n${opening}\n<head>\n${head}\n</head>\n<body>\n${body}\n</body>\n</html>\n`;
}
