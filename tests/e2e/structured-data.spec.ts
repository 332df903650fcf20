import { familyPaths } from '@/content/routes';
import { expect, test } from '../support/visitor';

test('course pages tell search engines the way to them and their questions, CUET the way alone', async ({
  request,
}) => {
  for (const path of [...familyPaths('onlinecourses'), ...familyPaths('offlinecourses')]) {
    const html = await (await request.get(path)).text();
    const scripts = html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g);
    const kinds = [...scripts].map(
      ([, json = '']) => (JSON.parse(json) as { '@type': string })['@type'],
    );
    const expected = path.endsWith('/cuet') ? ['BreadcrumbList'] : ['BreadcrumbList', 'FAQPage'];
    expect(kinds.sort(), path).toEqual(expected);
  }
});
