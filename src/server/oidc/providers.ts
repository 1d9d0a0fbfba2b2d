import { settings } from '../settings.ts';
import { Provider } from './provider.ts';

declare global {
  /** Shared by the routes and the pages, which Next.js bundles separately. */
  var frontageProviders: readonly Provider[] | undefined;
}

/** The running app's providers, in the order of the settings. */
export function providers(): readonly Provider[] {
  globalThis.frontageProviders ??= settings().providers.map((each) => new Provider(each));
  return globalThis.frontageProviders;
}
