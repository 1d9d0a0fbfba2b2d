/**
 * `@mui/styled-engine` in pages. Since all of MUI imports it, it is where MUI gets the app's theme and styles: as
 * the default values of the contexts that `MuiProvider` sets.
 */
import { CacheProvider, ThemeContext } from '@emotion/react';
import DefaultPropsProvider from '@mui/system/DefaultPropsProvider';
import RtlProvider from '@mui/system/RtlProvider';
import type { Context, ReactElement } from 'react';
import { setContextDefault } from '../../patches/mui/contextDefault.ts';
import { directionOfPage } from './direction.ts';
import { nonceOfPage } from './nonce.ts';
import { createStyleCache } from './styleCache.ts';

export {
  css,
  default,
  GlobalStyles,
  internal_mutateStyles,
  internal_serializeStyles,
  keyframes,
  StyledEngineProvider,
  ThemeContext,
} from 'unpatched/@mui/styled-engine';

const isBrowser = typeof document !== 'undefined';
const direction = isBrowser ? directionOfPage() : 'ltr';

setContextDefault<object>(ThemeContext, theme);
setContextDefault(contextOf(DefaultPropsProvider({ value: undefined })), () => theme().components);
setContextDefault(contextOf(RtlProvider({})), () => direction === 'rtl');
// The server renders each page with a cache of its own.
if (isBrowser) {
  const cache = createStyleCache(nonceOfPage(), direction);
  setContextDefault(CacheProvider as unknown as Context<unknown>, () => cache);
}

/** The theme, which imports MUI, and thereby this module: evaluated when it is first read. */
function theme() {
  // eslint-disable-next-line @typescript-eslint/no-require-imports
  const { themeIn } = require('frontage/ui/theme/theme') as typeof import('./theme.ts');
  return themeIn(direction);
}

/** The context whose provider a component of MUI renders, which MUI does not export. */
function contextOf(rendered: unknown): Context<unknown> {
  return (rendered as ReactElement).type as unknown as Context<unknown>;
}
