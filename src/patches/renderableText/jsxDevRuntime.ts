import type { ElementType, Key, ReactElement } from 'react';
import { renderable } from './renderable.ts';
import { renderableProps, type Props } from './renderableProps.ts';

type JsxDev = (
  type: ElementType,
  props: Props,
  key: Key | undefined,
  isStaticChildren: boolean,
) => ReactElement;

// By its path: the name leads here.
// eslint-disable-next-line @typescript-eslint/no-require-imports
const react = require('unpatched/react/jsx-dev-runtime') as {
  readonly Fragment: ElementType;
  readonly jsxDEV: JsxDev;
};

/** Attributes with text. An input's value is not one of them: it is sent unchanged. */
const WORDS = ['alt', 'aria-label', 'placeholder', 'title'] as const;

type Words = { readonly [Name in (typeof WORDS)[number]]?: unknown };

/**
 * `react/jsx-dev-runtime` as pages of the development server have it: as in `jsxRuntime.ts`. In development React
 * compares attributes too, and complains of those that HTML cannot carry.
 */
export const { Fragment } = react;
export const jsxDEV: JsxDev = (type, props, key, isStaticChildren) => {
  const safe = renderableProps(type, props, Fragment);
  const words = typeof type === 'string' ? renderableWords(safe) : {};
  return react.jsxDEV(type, { ...safe, ...words }, key, isStaticChildren);
};

function renderableWords(props: Props & Words): Words {
  return Object.fromEntries(
    WORDS.flatMap((name) => {
      const text = props[name];
      return typeof text === 'string' ? [[name, renderable(text)]] : [];
    }),
  );
}
