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
    'map $finished_key $finished_content_security_policy {\n' +
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

test('files with a hash in their name, capitals in it too, are one line', () => {
  const files = { '/_next/static/A.html': page, '/_next/static/chunks/b.html': page };
  expect(nginxFiles(files).maps).toContain(
    'map $finished_key $finished_file {\n  "/_next/static/" "/_next/static/";\n}',
  );
  const other = { ...page, cacheControl: 'private' };
  expect(() => nginxFiles({ ...files, '/_next/static/c.html': other })).toThrow(
    'The files below /_next/static/ have different headers.',
  );
});
