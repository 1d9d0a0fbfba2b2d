import type { ElementType, Key, ReactElement } from 'react';
import { renderableProps, type Props } from './renderableProps.ts';

type Jsx = (type: ElementType, props: Props, key?: Key) => ReactElement;

// By its path: the name leads here.
// eslint-disable-next-line @typescript-eslint/no-require-imports
const react = require('../../../node_modules/react/jsx-runtime.js') as {
  readonly Fragment: ElementType;
  readonly jsx: Jsx;
  readonly jsxs: Jsx;
};

/**
 * `react/jsx-runtime` as pages have it: no element is given a text that HTML cannot carry (a NUL, half of a
 * surrogate pair, a carriage return), whatever data holds.
 *
 * Gain: where the browser would render another text than the server has, React throws the server's page away
 * and renders all of it once more.
 *
 * Leans on: React at its path, since its name leads here, and `jsx`, `jsxs` and `Fragment` being all of its
 * runtime.
 *
 * Without it: pages with such texts are rendered again in the browser.
 */
export const { Fragment } = react;
export const jsx: Jsx = (type, props, key) =>
  react.jsx(type, renderableProps(type, props, Fragment), key);
export const jsxs: Jsx = (type, props, key) =>
  react.jsxs(type, renderableProps(type, props, Fragment), key);
