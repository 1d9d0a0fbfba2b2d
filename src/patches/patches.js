/**
 * Code that depends on internals of React, Relay, MUI and Next.js, with its gain. Each of these names is a
 * switch: `FRONTAGE_PATCHES=none` builds the app without them, `FRONTAGE_PATCHES=relayParts,routeParameters`
 * with those alone. The app does the same without them, only heavier or slower; so a new version of a host
 * that breaks one holds nobody up. `tests/patches` tells which one it breaks.
 *
 * Patch → the modules that it replaces for bundlers.
 */
const REPLACEMENTS = {
  hydrateInSlices: { 'react-dom/client': 'frontage/patches/hydrateInSlices' },
  interceptNavigation: {},
  muiContexts: {
    '@mui/styled-engine': 'frontage/ui/theme/styledEngine',
    'frontage/ui/theme/PageStyles': 'frontage/patches/mui/pageStyles',
  },
  processObject: { 'next/dist/compiled/process': { browser: 'frontage/patches/processObject' } },
  relayParts: {
    'react-relay': 'frontage/patches/relay/reactRelay',
    // What imports it gets all of it, each part for itself; what requires it, which Relay's hooks do, a few parts.
    'relay-runtime': 'frontage/patches/relay/relayRuntime',
    // Relay has this hook twice, and would take the one that is made for `<Activity>`, which no page has.
    './useFragmentInternal': 'react-relay/lib/relay-hooks/useFragmentInternal_CURRENT',
  },
  renderableText: {
    'react/jsx-runtime': 'frontage/patches/renderableText/jsxRuntime',
    'react/jsx-dev-runtime': 'frontage/patches/renderableText/jsxDevRuntime',
  },
  resolveRewrites: {
    './utils/resolve-rewrites': { browser: 'frontage/patches/resolveRewrites' },
    './route-match-utils': { browser: 'frontage/patches/routeMatching' },
  },
  routeParameters: {
    './get-dynamic-param': { browser: 'frontage/patches/routeParameters' },
    './route-regex': { browser: 'frontage/patches/routeRegex' },
    './utils/route-regex': { browser: 'frontage/patches/routeRegex' },
    '../shared/lib/router/utils/route-regex': { browser: 'frontage/patches/routeRegex' },
    '../../../lib/constants': { browser: 'frontage/patches/routerHeaders' },
    './sorted-routes': { browser: 'frontage/patches/sortedRoutes' },
  },
  startNextLast: {},
};

/** The modules that are replaced, by names under which patches still get them. */
const UNPATCHED = {
  'unpatched/react-dom/client': './node_modules/react-dom/client.js',
  'unpatched/react/jsx-runtime': './node_modules/react/jsx-runtime.js',
  'unpatched/react/jsx-dev-runtime': './node_modules/react/jsx-dev-runtime.js',
  'unpatched/@mui/styled-engine': './node_modules/@mui/styled-engine/index.mjs',
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
  if (used.length === 0) return {};
  return Object.assign({}, UNPATCHED, ...used.map((name) => REPLACEMENTS[name]));
}
