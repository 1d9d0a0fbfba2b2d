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
  inlineStyles: {},
  interceptNavigation: {},
  joinedScripts: {},
  linkedPage: {},
  manifestOnUse: {},
  muiContexts: {
    '@mui/styled-engine': 'frontage/ui/theme/styledEngine',
    'frontage/ui/theme/PageStyles': 'frontage/patches/mui/pageStyles',
  },
  processObject: { 'next/dist/compiled/process': { browser: 'frontage/patches/processObject' } },
  relayParts: {
    'react-relay': 'frontage/patches/relay/reactRelay',
    // What imports it gets all of it, each part for itself; what requires it, which Relay's hooks do, a few parts.
    'relay-runtime': 'frontage/patches/relay/relayRuntime',
  },
  renderableText: {
    'react/jsx-runtime': 'frontage/patches/renderableText/jsxRuntime',
    'react/jsx-dev-runtime': 'frontage/patches/renderableText/jsxDevRuntime',
  },
  resolveRewrites: {},
  routeParameters: {},
  startNextLast: {},
};

const HOOKS = 'react-relay/lib/relay-hooks';
const ROUTES = 'next/dist/shared/lib/router/utils';

/**
 * Patch → the files of hosts that it replaces, and whether only in browsers. Their hosts import them by relative names,
 * which an app may have for modules of its own.
 */
const REPLACED_FILES = {
  relayParts: {
    // Relay has this hook twice, and would take the one that is made for `<Activity>`, which no page has.
    [`${HOOKS}/useFragmentInternal.js`]: `${HOOKS}/useFragmentInternal_CURRENT`,
  },
  resolveRewrites: {
    [`${ROUTES}/resolve-rewrites.js`]: { browser: 'frontage/patches/resolveRewrites' },
    [`${ROUTES}/route-match-utils.js`]: { browser: 'frontage/patches/routeMatching' },
  },
  routeParameters: {
    [`${ROUTES}/get-dynamic-param.js`]: { browser: 'frontage/patches/routeParameters' },
    [`${ROUTES}/is-dynamic.js`]: { browser: 'frontage/patches/isDynamic' },
    [`${ROUTES}/route-regex.js`]: { browser: 'frontage/patches/routeRegex' },
    'next/dist/lib/constants.js': { browser: 'frontage/patches/routerHeaders' },
    [`${ROUTES}/sorted-routes.js`]: { browser: 'frontage/patches/sortedRoutes' },
  },
};

/** The modules that are replaced, by names under which patches still get them. */
const UNPATCHED = {
  'unpatched/react-dom/client': './node_modules/react-dom/client.js',
  'unpatched/react/jsx-runtime': './node_modules/react/jsx-runtime.js',
  'unpatched/react/jsx-dev-runtime': './node_modules/react/jsx-dev-runtime.js',
  'unpatched/@mui/styled-engine': './node_modules/@mui/styled-engine/index.mjs',
};

/**
 * The modules that the patches in use replace, as Turbopack takes them (`resolveAlias`).
 *
 * @param {string} setting `all`, `none`, or names with commas between them
 * @throws when it names a patch that there is none of
 */
export function replacedModules(setting) {
  const used = patchesIn(setting);
  if (used.length === 0) return {};
  const files = filesOf(used).map(([file, module]) => [nameFor(file), module]);
  return Object.assign(
    {},
    UNPATCHED,
    ...used.map((name) => REPLACEMENTS[name]),
    Object.fromEntries(files),
  );
}

/**
 * How Turbopack replaces files of hosts (`rules`).
 *
 * @param {string} setting as for `replacedModules`
 * @param {string} loader the path of `replacingLoader.mjs`
 */
export function replacedFiles(setting, loader) {
  const rules = filesOf(patchesIn(setting)).map(([file, module]) => {
    const path = new RegExp(`(^|/)node_modules/${file.replaceAll('.', '\\.')}$`);
    const condition = typeof module === 'string' ? { path } : { all: ['browser', { path }] };
    const loaders = [{ loader, options: { module: nameFor(file) } }];
    return [file.slice(file.lastIndexOf('/') + 1), { condition, loaders }];
  });
  return Object.fromEntries(rules);
}

/** @param {string} setting */
function patchesIn(setting) {
  const names = Object.keys(REPLACEMENTS);
  const used = setting === 'all' ? names : setting.split(',').filter((name) => name !== 'none');
  const unknown = used.find((name) => !names.includes(name));
  if (unknown !== undefined)
    throw new Error(`FRONTAGE_PATCHES: there is no ${unknown}. There are ${names.join(', ')}.`);
  return used;
}

/** @param {readonly string[]} patches */
function filesOf(patches) {
  return patches.flatMap((name) => Object.entries(REPLACED_FILES[name] ?? {}));
}

/** The name of what replaces a file, which the file's own folder can resolve. @param {string} file */
function nameFor(file) {
  return `replaced/${file}`;
}
