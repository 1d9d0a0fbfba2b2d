/**
 * Code that depends on internals of React, Relay and Next.js, with its gain. Each of these names is a
 * switch: `FRONTAGE_PATCHES=none` builds the app without them, `FRONTAGE_PATCHES=relayParts,routeParameters`
 * with those alone. The app does the same without them, only heavier or slower; so a new version of a host
 * that breaks one holds nobody up. `tests/patches` tells which one it breaks.
 *
 * Patch → the modules that it replaces for bundlers.
 */
const REPLACEMENTS = {
  hydrateInSlices: { 'react-dom/client': './src/patches/hydrateInSlices.ts' },
  interceptNavigation: {},
  relayParts: {
    'react-relay': './src/patches/relay/reactRelay.js',
    // What imports it gets all of it, each part for itself; what requires it, which Relay's hooks do, a few parts.
    'relay-runtime': '#relay-runtime',
    // Relay has this hook twice, and would take the one that is made for `<Activity>`, which no page has.
    './useFragmentInternal': 'react-relay/lib/relay-hooks/useFragmentInternal_CURRENT',
  },
  renderableText: {
    'react/jsx-runtime': './src/patches/renderableText/jsxRuntime.ts',
    'react/jsx-dev-runtime': './src/patches/renderableText/jsxDevRuntime.ts',
  },
  resolveRewrites: { './utils/resolve-rewrites': { browser: './src/patches/resolveRewrites.ts' } },
  routeParameters: { './get-dynamic-param': { browser: './src/patches/routeParameters.ts' } },
  startNextLast: {},
};

/**
 * The modules that the patches in use replace, as Turbopack takes them.
 *
 * @param {string} setting `all`, `none`, or names with commas between them
 * @throws when it names a patch that there is none of
 */
export function replacedModules(setting) {
  const names = Object.keys(REPLACEMENTS);
  const used = setting === 'all' ? names : setting.split(',').filter((name) => name !== 'none');
  const unknown = used.find((name) => !names.includes(name));
  if (unknown !== undefined)
    throw new Error(`FRONTAGE_PATCHES: there is no ${unknown}. There are ${names.join(', ')}.`);
  return Object.assign({}, ...used.map((name) => REPLACEMENTS[name]));
}
