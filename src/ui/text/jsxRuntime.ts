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
 * `react/jsx-runtime` as pages have it: whatever data holds, no element is given a text that HTML cannot carry.
 * Where the browser would paint another text than the server has, React throws the server's page away.
 */
export const { Fragment } = react;
export const jsx: Jsx = (type, props, key) =>
  react.jsx(type, renderableProps(type, props, Fragment), key);
export const jsxs: Jsx = (type, props, key) =>
  react.jsxs(type, renderableProps(type, props, Fragment), key);
