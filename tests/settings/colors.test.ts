import { readFileSync } from 'node:fs';
import { colorProblems, colorVariables } from '../../src/settings/colors.ts';
import { fontStyles } from '../../src/settings/font.ts';
import { SURFACES } from '../../src/settings/surfaces.ts';

const VIOLET = { light: '#6d28d9', dark: '#c4b5fd' };

test('the surfaces are those of the style sheets', () => {
  const styles = readFileSync('src/ui/theme/global.css', 'utf8');
  for (const name of ['muted', 'sunken'] as const) {
    const { light, dark } = SURFACES[name];
    expect(styles).toContain(`--surface-${name}: light-dark(${light}, ${dark});`);
  }
});

test('the framework’s own colours can be read', () => {
  const theme = readFileSync('src/ui/theme/theme.css', 'utf8');
  const own = (name: string) => {
    const [, light = '', dark = ''] =
      new RegExp(`-${name}-main: light-dark\\((.*?), (.*?)\\)`).exec(theme) ?? [];
    return { light, dark };
  };
  const names = ['primary', 'success', 'warning', 'error', 'info'] as const;
  expect(colorProblems(Object.fromEntries(names.map((name) => [name, own(name)])))).toEqual([]);
});

test('a colour brings its shades, the text on it, and the background of what is selected', () => {
  const variables = colorVariables({ primary: VIOLET }).split(';');
  expect(variables).toContain('--frontage-palette-primary-main:light-dark(#6d28d9,#c4b5fd)');
  expect(variables).toContain(
    '--frontage-palette-primary-contrastText:light-dark(#ffffff,#0d0f12)',
  );
  expect(variables.filter((line) => line.includes('-action-'))).toHaveLength(2);
  expect(colorVariables({ error: VIOLET })).not.toContain('-action-');
});

test('a colour that is hard to read is named, with one that can be read', () => {
  expect(colorProblems({ primary: VIOLET })).toEqual([]);
  const [problem, ...rest] = colorProblems({ primary: { ...VIOLET, light: '#c084fc' } });
  expect(rest).toEqual([]);
  expect(problem).toMatch(
    /^colors\.primary\.light \(#c084fc\) has a contrast of 2\.\d:1 .*WCAG AA/,
  );
  const [, better = ''] = /(#[\da-f]{6}) has that\.$/.exec(problem) ?? [];
  expect(colorProblems({ primary: { ...VIOLET, light: better } })).toEqual([]);
});

test('what is no colour is named, and is not written into pages', () => {
  const colors = { primary: { ...VIOLET, dark: 'red}</style>' } };
  expect(colorProblems(colors)).toEqual([
    'colors.primary.dark (red}</style>) is not a colour of the form #6d28d9.',
  ]);
  expect(colorVariables(colors)).toBe('');
});

test('a font has a face for each file, and comes before the system’s', () => {
  const files = [{ src: '/fonts/a.woff2', weight: '100 900' }];
  const styles = fontStyles({ family: 'A </style>', files }, (path) => `/office${path}`);
  expect(styles).toContain(
    'src:url("/office/fonts/a.woff2");font-weight:100 900;font-style:normal',
  );
  expect(styles).toContain('--frontage-font-family:"A \\3c /style>",system-ui');
  expect(styles).not.toContain('</');
});
