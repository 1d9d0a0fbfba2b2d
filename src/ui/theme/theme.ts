import type {} from '@mui/material/themeCssVarsAugmentation';
import { createTheme, type Shadows, type Theme } from '@mui/material/styles';
import { SURFACES, type SchemeColors } from '../../settings/surfaces.ts';

/** A colour for each scheme; the browser picks, so the page is right before any script has run. */
function schemes(light: string, dark: string): string {
  return `light-dark(${light}, ${dark})`;
}

function pair({ light, dark }: SchemeColors): string {
  return schemes(light, dark);
}

/** One shadow for floating surfaces; others have borders. */
const FLOATING = '0 1px 2px rgb(0 0 0 / 0.08), 0 8px 24px rgb(0 0 0 / 0.12)';
/** The app's own font, or the system's: browsers look up each missing font before they render a page. */
const FONT = 'var(--frontage-font-family, system-ui, sans-serif)';

/**
 * The design tokens as a MUI theme. One theme serves both colour schemes: colours are CSS `light-dark()`
 * pairs, and `color-scheme` on the root element decides.
 *
 * Its variables are not written into each page but into `theme.css`, by `npm run theme`.
 */
export const theme = createTheme({
  cssVariables: { nativeColor: true, cssVarPrefix: 'frontage', disableCssColorScheme: true },
  palette: {
    primary: {
      main: schemes('#1d5fbf', '#7db0ff'),
      light: schemes('#4a84d8', '#a5c8ff'),
      dark: schemes('#154a97', '#5b97f0'),
      contrastText: schemes('#ffffff', '#0b1a30'),
    },
    success: {
      main: schemes('#1a7045', '#6fd3a0'),
      light: schemes('#2f8f5d', '#93e0b8'),
      dark: schemes('#125534', '#4fb984'),
      contrastText: schemes('#ffffff', '#06210f'),
    },
    warning: {
      main: schemes('#8a5300', '#f0b455'),
      light: schemes('#b06f10', '#f6cb86'),
      dark: schemes('#6b4000', '#d99a35'),
      contrastText: schemes('#ffffff', '#2a1a00'),
    },
    error: {
      main: schemes('#b3261e', '#ff9a92'),
      light: schemes('#cf4a42', '#ffb8b2'),
      dark: schemes('#8d1a14', '#f0766d'),
      contrastText: schemes('#ffffff', '#2f0603'),
    },
    info: {
      main: schemes('#1f5f9e', '#8cc4f5'),
      light: schemes('#3f7dbb', '#aed6fa'),
      dark: schemes('#17497a', '#6aaae0'),
      contrastText: schemes('#ffffff', '#06192b'),
    },
    background: { default: pair(SURFACES.page), paper: pair(SURFACES.paper) },
    text: {
      primary: schemes('#1b1f24', '#e7eaee'),
      secondary: schemes('#59626d', '#a3adb8'),
      disabled: schemes('#8b939d', '#6f7882'),
    },
    divider: schemes('#e3e6ea', '#2c3137'),
    action: {
      active: schemes('#59626d', '#a3adb8'),
      hover: pair(SURFACES.hover),
      selected: schemes('#eaf1fb', '#1c2c44'),
      disabled: schemes('#a9b0b8', '#565e67'),
      disabledBackground: schemes('#eef0f3', '#262b31'),
      focus: schemes('#e3edfb', '#22334d'),
    },
  },
  shape: { borderRadius: 6 },
  shadows: Array.from({ length: 25 }, (_, level) => (level === 0 ? 'none' : FLOATING)) as Shadows,
  typography: {
    fontFamily: FONT,
    fontSize: 14,
    h1: { fontSize: '1.375rem', fontWeight: 600, letterSpacing: '-0.01em', lineHeight: 1.3 },
    h2: { fontSize: '1rem', fontWeight: 600, lineHeight: 1.4 },
    body1: { fontSize: '0.875rem', lineHeight: 1.5 },
    body2: { fontSize: '0.8125rem', lineHeight: 1.5 },
    button: { textTransform: 'none', fontWeight: 500 },
  },
  components: {
    MuiButtonBase: { defaultProps: { disableRipple: true } },
    MuiButton: {
      defaultProps: {
        size: 'small',
        disableElevation: true,
        variant: 'outlined',
        color: 'inherit',
      },
      styleOverrides: {
        root: { height: 34, paddingInline: 12, fontSize: '0.8125rem', whiteSpace: 'nowrap' },
        outlined: { border: 'var(--border-control)' },
      },
    },
    MuiDialog: {
      styleOverrides: {
        paper: {
          margin: 16,
          border: 'var(--border)',
          backgroundColor: 'var(--frontage-palette-background-default)',
        },
        paperFullWidth: { width: 'calc(100% - 32px)' },
      },
    },
    MuiDialogTitle: {
      defaultProps: { variant: 'h2' },
      styleOverrides: { root: { padding: '20px 24px 8px', overflowWrap: 'anywhere' } },
    },
    MuiDialogContent: { styleOverrides: { root: { fontSize: '0.875rem' } } },
    // MUI lightens the colours of tracks and lines for a light page, also where this one is dark.
    MuiLinearProgress: {
      styleOverrides: { root: { backgroundColor: 'var(--frontage-palette-action-selected)' } },
    },
    MuiTableCell: {
      // MUI writes `left`, which nothing mirrors.
      styleOverrides: { root: { textAlign: 'start', borderBottom: 'var(--border)' } },
    },
  },
});

const themes = { ltr: theme, rtl: { ...theme, direction: 'rtl' as const } };

/** The theme of pages that are read in a direction. */
export function themeIn(direction: 'ltr' | 'rtl'): Theme {
  return themes[direction];
}
