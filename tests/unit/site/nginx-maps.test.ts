import type { FinishedFile } from '@/lib/publishing/finished-file';
import { nginxFiles } from '@/lib/delivery/nginx-maps';
import { dataPolicy } from '@/lib/platform/documents/data-headers';

const page: FinishedFile = {
  name: 'about.html',
  type: 'text/html; charset=utf-8',
  hash: 'x',
  cacheControl: 'public',
  encodings: [],
  contentSecurityPolicy: "default-src 'none'",
};

test('a page has its policy, a file that of what runs nothing', () => {
  const file = { ...page, name: 'x.css', type: 'text/css; charset=utf-8' };
  delete file.contentSecurityPolicy;
  const { maps, headers } = nginxFiles({ '/about': page, '/x.css': file });
  expect(maps).toContain(
    'map $finished_path $finished_content_security_policy {\n' +
      `  "/about" "default-src 'none'";\n  "/x.css" "${dataPolicy}";\n}`,
  );
  expect(headers).toContain(
    'add_header Content-Security-Policy $finished_content_security_policy;',
  );
});

test.each([
  ['a capital letter, which nginx would not tell from a small one', { '/About': page }],
  ['a variable', { '/about': { ...page, cacheControl: '$host' } }],
  ['an escape', { '/about': { ...page, cacheControl: 'a\\' } }],
  ['a type its ending does not say', { '/about': { ...page, type: 'text/plain' } }],
])('the build refuses %s', (_, files) => {
  expect(() => nginxFiles(files)).toThrow(/nginx/);
});

test('hashed names may have capitals', () => {
  expect(nginxFiles({ '/_next/static/A.html': page }).maps).toContain('"/_next/static/A.html"');
});
