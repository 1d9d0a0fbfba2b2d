import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import createEmotionServer from '@emotion/server/create-instance';
import CssBaseline from '@mui/material/CssBaseline';
import { ThemeProvider } from '@mui/material/styles';
import { format } from 'prettier';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { theme } from './theme.ts';

const HEADING = '/* Written by `npm run theme` from theme.ts. */\n';

/**
 * The theme's CSS variables and MUI's baseline as a stylesheet, which the browser keeps between
 * pages: no page carries them, and only screens that use MUI's widgets load MUI's code.
 */
export async function stylesheet(): Promise<string> {
  const cache = createCache({ key: 'baseline' });
  const { extractCriticalToChunks } = createEmotionServer(cache);
  const baseline = createElement(
    CacheProvider,
    { value: cache },
    createElement(ThemeProvider, { theme }, createElement(CssBaseline)),
  );
  const { styles } = extractCriticalToChunks(renderToStaticMarkup(baseline));
  return format(HEADING + styles.map(({ css }) => css).join('\n'), {
    parser: 'css',
    singleQuote: true,
    printWidth: 100,
  });
}
