import { copyCheckout, type AppCheckout } from '../browser/appCheckout.ts';

let copied: AppCheckout | null = null;

/** The checkout that the benchmarks look at. It is built when it starts first, and that build serves all of them. */
export function benchCheckout(): AppCheckout {
  copied ??= copyCheckout('bench');
  return copied;
}
