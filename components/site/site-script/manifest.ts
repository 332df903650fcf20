const ADDRESS = '/manifest.webmanifest';

/**
 * Names the manifest once the page is there: named in the head, it and its icon come before the first
 * paint, on the connections that style sheet and fonts need.
 */
export function nameManifestLate(): void {
  const name = () => {
    if (document.querySelector('link[rel=manifest]')) return;
    const link = document.createElement('link');
    link.rel = 'manifest';
    link.href = ADDRESS;
    document.head.append(link);
  };
  if (document.readyState === 'complete') name();
  else addEventListener('load', name);
}
