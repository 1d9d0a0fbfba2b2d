import createCache, { type EmotionCache } from '@emotion/cache';
import rtlPlugin from '@mui/stylis-plugin-rtl';
import { prefixer } from 'stylis';
import type { Direction } from './direction.ts';

/**
 * A cache for the styles of one page. Its key is Emotion's default, so that components without a provider use the
 * styles that the server sent.
 *
 * @param nonce the nonce that the page's content security policy wants of styles
 */
export function createStyleCache(nonce: string | undefined, direction: Direction): EmotionCache {
  // MUI's styles name physical sides.
  const stylisPlugins = direction === 'rtl' ? [prefixer, rtlPlugin] : undefined;
  return createCache({ key: 'css', nonce, stylisPlugins });
}
