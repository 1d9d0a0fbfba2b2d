import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  firstStyles,
  readSheet,
  stylesFor,
  withAbsoluteAddresses,
} from '../../src/server/firstStyles.ts';

const used = (css: string, ...classes: string[]) => stylesFor(readSheet(css), new Set(classes));

test.each([
  ['of a class that the page has', '.row{color:red}'],
  ['of elements without a class', 'td,#id{color:red}'],
  ['of which one selector applies', '.other,.row{color:red}'],
  ['of a class below another', '.table > .row:hover{color:red}'],
  ['of an attribute that looks like a class', '[href="a.b"]{color:red}'],
  ['that ask what is not there', '.row:not(.other, :has(.third)){color:red}'],
  ['of an escaped class', String.raw`.row\:wide{color:red}`],
  [
    'of fonts, frames and variables',
    '@font-face{font-family:F}@keyframes a{to{left:0}}:root{--a:1}',
  ],
  ['of a width that applies', '@media (width>1px){.row{color:red}@media print{.row{left:0}}}'],
  ['with rules in them', '.row{color:red;&:hover .other{color:blue}}'],
  ['that only say an order', '@layer base, own;'],
])('a page has the rules %s', (_case, css) => {
  expect(used(css, 'row', 'table', 'row:wide')).toBe(css);
});

test.each([
  ['of a class that it has not', '.other{color:red}'],
  ['that need two classes, of which it has one', '.row.other{color:red}'],
  ['of a class that begins alike', '.rows{color:red}'],
  ['of a width, without any that it needs', '@media print{.other{color:red}}'],
  ['of nothing', '/* a comment */'],
])('a page leaves out rules %s', (_case, css) => {
  expect(used(css, 'row')).toBe('');
});

test('rules keep their order, and no style can end the element that they are in', () => {
  const css = '.b{color:red}.x{left:0}.a{content:"</style>"}';
  expect(used(css, 'a', 'b')).toBe(String.raw`.b{color:red}.a{content:"\3c /style>"}`);
});

test.each([
  ['url(../media/a.woff2)', 'url(/admin/_next/static/media/a.woff2)'],
  ['url("../media/a b.svg#part")', 'url("/admin/_next/static/media/a%20b.svg#part")'],
  ['url(/own.png)', 'url(/own.png)'],
  ['url(https://cdn.example/a.png)', 'url(https://cdn.example/a.png)'],
  ['url(data:image/png;base64,AA)', 'url(data:image/png;base64,AA)'],
  ['url("#filter")', 'url("#filter")'],
])('%s leads where the style sheet has it lead', (css, expected) => {
  expect(withAbsoluteAddresses(css, '/admin/_next/static/chunks/a.css?dpl=1')).toBe(expected);
});

describe('the styles of a page', () => {
  const { FRONTAGE_BUILD } = process.env;
  const folder = mkdtempSync(join(tmpdir(), 'frontage-styles-'));
  const cwd = process.cwd();
  beforeAll(() => {
    mkdirSync(join(folder, 'build/static/chunks'), { recursive: true });
    writeFileSync(join(folder, 'build/static/chunks/[a].css'), '.row{color:red}.other{color:blue}');
    process.chdir(folder);
    process.env.FRONTAGE_BUILD = 'build';
  });
  afterAll(() => {
    process.chdir(cwd);
    if (FRONTAGE_BUILD === undefined) delete process.env.FRONTAGE_BUILD;
    else process.env.FRONTAGE_BUILD = FRONTAGE_BUILD;
  });

  test('come from the files of the build, the same for the same classes', () => {
    const address = '/admin/_next/static/chunks/%5Ba%5D.css?dpl=1';
    expect(firstStyles('<p class="row wide"></p>')([address])).toBe('.row{color:red}');
    expect(firstStyles('<b class="row wide"></b>')([address])).toBe('.row{color:red}');
    expect(firstStyles('<b class="other"></b>')([address])).toBe('.other{color:blue}');
  });

  test('are not known where a file is elsewhere: the page then waits for its style sheets', () => {
    expect(
      firstStyles('<p class="row"></p>')(['https://cdn.example/_next/static/x.css']),
    ).toBeNull();
  });
});
