import { onlyWith } from '@/lib/delivery/office-styles';

const words = new Set(['office-card', 'field', 'form-notice-${', 'md:mt-4', 'w-1/2']);
const only = (css: string) => onlyWith(css, words);

test.each([
  ['rules without a class', '@charset "utf-8";:root{--a:"}"}a[href=".x"]{color:red}'],
  ['classes of the office', '.office-card>p,.field:not(.plan-card){margin:0}'],
  ['classes from templates', '.form-notice-warning{color:red}'],
  ['escaped classes', '.md\\:mt-4{margin:0}.w-1\\/2{width:50%}'],
  ['classes of fonts', '.fpEjTG_variable{--face-text:"text"}'],
  ['what is not a rule', '@layer base,components;@property --x{syntax:"*";inherits:false}'],
  ['animations', '@keyframes spin{to{transform:rotate(360deg)}}@font-face{font-family:"a;b}"}'],
  ['what is nested', '@layer components{@media print{.field{margin:0}.field a{color:red}}}'],
])('%s stay', (_, css) => {
  expect(only(css)).toBe(css);
});

test.each([
  ['.plan-card{margin:0}', ''],
  ['.plan-card,.field,h2 .plan-card{margin:0}', '.field{margin:0}'],
  ['.field .plan-card{margin:0}a{color:red}', 'a{color:red}'],
  [
    '.field:is(.plan-card,.offer-card){margin:0}p:not(.plan-card){margin:0}',
    'p:not(.plan-card){margin:0}',
  ],
  ['@media print{.plan-card{content:"}"}}p{margin:0}', 'p{margin:0}'],
  [
    '@layer components{.plan-card{margin:0}.field{margin:0}}',
    '@layer components{.field{margin:0}}',
  ],
])('of %s the office loads only "%s"', (css, kept) => {
  expect(only(css)).toBe(kept);
});
