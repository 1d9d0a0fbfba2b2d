import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import createEmotionServer from '@emotion/server/create-instance';
import CssBaseline from '@mui/material/CssBaseline';
import { ThemeProvider } from '@mui/material/styles';
import { format } from 'oxfmt';
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
  const text = HEADING + forElements(styles.map(({ css }) => css).join('\n'));
  const { code, errors } = await format('theme.css', text, { singleQuote: true, printWidth: 100 });
  if (errors.length > 0) throw new Error(errors[0].message);
  return code;
}

/**
 * Removes `::before` and `::after` from the baseline's universal rule: browsers would compute three styles
 * for each element before the page first renders.
 *
 * @throws if the baseline no longer has that rule, and this can be removed
 */
function forElements(css: string): string {
  const everything = /\*, ?\*::before, ?\*::after(?= ?\{)/;
  if (!everything.test(css)) throw new Error('The baseline of MUI names no pseudo-elements.');
  return css.replace(everything, '*');
}
