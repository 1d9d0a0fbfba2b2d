import type { EmotionCache } from '@emotion/cache';
import type { DocumentContext } from 'next/document';
import type { ReactElement } from 'react';
import type { Direction } from '../ui/theme/direction.ts';
import { MuiProvider } from '../ui/theme/MuiProvider.tsx';
import { createStyleCache } from '../ui/theme/styleCache.ts';

/**
 * Collects the styles of the page's MUI components while the server renders it, so that they are in the page's head
 * before any script has run.
 *
 * @returns gives the styles once the page is rendered
 */
export function collectStyles(
  context: DocumentContext,
  nonce: string | undefined,
  direction: Direction,
): () => ReactElement[] {
  const cache = createStyleCache(nonce, direction);
  // Emotion then leaves the styles in the cache, and does not write them beside each element.
  cache.compat = true;
  const { renderPage } = context;
  context.renderPage = () =>
    renderPage({
      enhanceApp: (App) =>
        function StyledApp(props) {
          return (
            <MuiProvider cache={cache} direction={direction}>
              <App {...props} />
            </MuiProvider>
          );
        },
    });
  return () => styleElements(cache);
}

/** The styles as Emotion's cache in the browser looks for them: the components' in one, each global one for itself. */
function styleElements({ key, inserted, registered, nonce }: EmotionCache): ReactElement[] {
  const styles = Object.entries(inserted).filter((entry) => typeof entry[1] === 'string');
  const isOfComponents = ([name]: [string, unknown]) => `${key}-${name}` in registered;
  const groups = [
    ...styles.filter((style) => !isOfComponents(style)).map((style) => [style]),
    styles.filter(isOfComponents),
  ];
  return groups
    .filter((group) => group.length > 0)
    .map((group) => {
      const names = group.map(([name]) => name).join(' ');
      const name = `${key}${isOfComponents(group[0]) ? '' : '-global'} ${names}`;
      const __html = group.map(([, css]) => css).join('');
      return (
        <style key={name} data-emotion={name} nonce={nonce} dangerouslySetInnerHTML={{ __html }} />
      );
    });
}
