import { Slugs } from '../../src/model/wording/slugs.ts';

function slugsOf(...labels: string[]): string[] {
  const slugs = new Slugs();
  return labels.map((label) => slugs.give(label));
}

test('acronyms in the plural are one word', () => {
  expect(slugsOf('APIs', 'VAT IDs')).toEqual(['apis', 'vat-ids']);
});

test('labels that differ in their capitals or signs alone have folders of their own', () => {
  expect(slugsOf('URLs', 'Urls', 'urls', 'u-r-l-s')).toEqual([
    'urls',
    'urls-2',
    'urls-3',
    'u-r-l-s',
  ]);
});

test('no slug is an address that the app has itself, or a name that a file system keeps', () => {
  expect(slugsOf('Tools', 'Sign in', 'API', 'New', 'Con', 'Healthz', 'graphql')).toEqual([
    'tools-records',
    'sign-in-records',
    'api-records',
    'new-records',
    'con-records',
    'healthz-records',
    'graphql-records',
  ]);
});
