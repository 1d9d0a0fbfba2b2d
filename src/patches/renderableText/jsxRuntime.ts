import type { ElementType, Key, ReactElement } from 'react';
import { renderableProps, type Props } from './renderableProps.ts';

type Jsx = (type: ElementType, props: Props, key?: Key) => ReactElement;

// By its path: the name leads here.
// eslint-disable-next-line @typescript-eslint/no-require-imports
const react = require('unpatched/react/jsx-runtime') as {
  readonly Fragment: ElementType;
  readonly jsx: Jsx;
  readonly jsxs: Jsx;
};

/**
 * Replaces `react/jsx-runtime` in pages: elements get no text that HTML cannot represent (a NUL, a lone
 * surrogate, a carriage return).
 *
 * Gain: where the browser would render another text than the server, React discards the server's page and
 * renders all of it again.
 *
 * Depends on: React imported by its path, since its name resolves to this file; `jsx`, `jsxs` and
 * `Fragment` being all of its runtime.
 *
 * Without it: pages with such texts are rendered again in the browser.
 */
export const { Fragment } = react;
export const jsx: Jsx = (type, props, key) =>
  react.jsx(type, renderableProps(type, props, Fragment), key);
export const jsxs: Jsx = (type, props, key) =>
  react.jsxs(type, renderableProps(type, props, Fragment), key);
