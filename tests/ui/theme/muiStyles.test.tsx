/** @jest-environment jsdom */
import type { Direction } from '../../../src/ui/theme/direction.ts';

beforeEach(() => jest.resetModules());

/** Modules as a page has them that is read in a direction. */
function modulesOf(direction: Direction) {
  document.documentElement.dir = direction;
  document.head.innerHTML = '<script nonce="n1"></script>';
  document.body.innerHTML = '';
  return {
    load: <Module extends object>(path: string) => jest.requireActual<Module>(path),
    render: jest.requireActual<typeof import('@testing-library/react/pure')>(
      '@testing-library/react/pure',
    ).render,
  };
}

type Pages = typeof import('./plainMui.tsx');
type Styles = typeof import('../../../src/ui/theme/PageStyles.tsx');

const COLOR = 'light-dark(#1d5fbf, #7db0ff)';
const rules = () =>
  [...document.styleSheets]
    .flatMap(({ cssRules }) => [...cssRules].map(({ cssText }) => cssText))
    .join('\n');

/** Where the contexts of MUI get the app's theme: from a provider, or as their defaults. */
const WAYS = ['a provider', 'defaults'] as const;

describe.each(WAYS)('components of MUI, with %s', (way) => {
  function show(direction: Direction): void {
    if (way === 'a provider')
      jest.doMock('@mui/styled-engine', () =>
        jest.requireActual<object>('unpatched/@mui/styled-engine'),
      );
    else jest.dontMock('@mui/styled-engine');
    const { load, render } = modulesOf(direction);
    const { PlainMui } = load<Pages>('./plainMui.tsx');
    const { PageStyles } = load<Styles>(
      way === 'defaults'
        ? '../../../src/patches/mui/pageStyles.ts'
        : '../../../src/ui/theme/PageStyles.tsx',
    );
    render(
      <PageStyles>
        <PlainMui />
      </PageStyles>,
    );
  }

  test('have the theme of the app, and the defaults that it gives them', () => {
    show('ltr');
    expect(document.querySelector('output')?.textContent).toBe(`ltr ${COLOR}`);
    expect(document.querySelector('button')?.className).toContain('MuiButton-outlined');
    expect(rules()).toContain('margin-left: 7px');
    expect(rules()).toContain('var(--frontage-palette-primary-main');
  });

  test('are mirrored in a page that is read from right to left', () => {
    show('rtl');
    expect(document.querySelector('output')?.textContent).toBe(`rtl ${COLOR}`);
    expect(rules()).toContain('margin-right: 7px');
    expect(rules()).not.toContain('margin-left: 7px');
    expect(document.querySelector('.MuiLinearProgress-bar')?.getAttribute('style')).toContain(
      '80%',
    );
  });

  test('write styles that the page’s policy admits', () => {
    show('ltr');
    const nonces = [...document.querySelectorAll('style')].map(({ nonce }) => nonce);
    expect(nonces.length).toBeGreaterThan(0);
    expect(new Set(nonces)).toEqual(new Set(['n1']));
  });
});
