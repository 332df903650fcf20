import { readFileSync } from 'node:fs';
import { insertedStyles } from '@/lib/delivery/bundle-islands';

test('the style sheet that the toaster inserts is found, or the build stops', () => {
  const source = readFileSync('node_modules/sonner/dist/index.mjs', 'utf8');
  const [call, styles] = insertedStyles(source);
  expect(source.replace(call, '')).not.toContain('__insertCSS("');
  expect(styles).toContain('[data-sonner-toaster]');
  expect(() => insertedStyles(source.replace(call, 'insert(styles)'))).toThrow('style sheet');
});
