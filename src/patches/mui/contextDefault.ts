import type { Context } from 'react';

/** Where React keeps the value of a context, for each of the two renderers that a page may have. */
const VALUES = ['_currentValue', '_currentValue2'];

/**
 * Replaces the default value of a context, which components read below no provider. Call it while modules are
 * evaluated, when nothing is being rendered.
 *
 * Gain: MUI's contexts have the app's theme and styles wherever MUI is loaded, on use, too. Providers around the app
 * are 30 kB (brotli) of every page, most of which use MUI only when something opens.
 *
 * Depends on: React keeping a context's value in `_currentValue`, and contexts being their own providers; and on all
 * components of MUI importing `@mui/styled-engine`.
 *
 * Without it: pages load MUI's providers.
 *
 * @param defaultValue makes the value when a component first reads it
 */
export function setContextDefault<Value>(context: Context<Value>, defaultValue: () => Value): void {
  for (const name of VALUES) {
    const define = (value: Value) =>
      Object.defineProperty(context, name, { value, writable: true, configurable: true });
    Object.defineProperty(context, name, {
      configurable: true,
      get() {
        const value = defaultValue();
        define(value);
        return value;
      },
      set: define,
    });
  }
}
