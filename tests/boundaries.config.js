/**
 * Which folder may import which: the map of ARCHITECTURE.md as rules for dependency-cruiser, which
 * `npm test -- boundaries` runs. Imports of types count as others do.
 */

/** Folder → what it may import besides its own files. */
const MAY_IMPORT = {
  'src/model': [],
  'src/scaffold': ['src/model', 'src/locale/labelOf.ts'],
  'src/roles': ['src/model'],
  'src/locale': [],
  'src/settings': ['src/locale/locale.ts'],
  'src/loading': [],
  'src/store': [],
  'src/storage': ['src/address/basePath.ts', 'src/loading', 'src/store'],
  'src/visitor': ['src/access', 'src/storage', 'src/store'],
  'src/access': [],
  'src/address': [],
  'src/patches': [],
  'src/relay': ['src/address', 'src/loading', 'src/store', 'src/visitor'],
  'src/lists': ['src/access', 'src/address', 'src/locale', 'src/relay', 'src/visitor'],
  'src/ui': [
    'src/access',
    'src/lists',
    'src/loading',
    'src/settings',
    'src/address',
    'src/locale',
    'src/patches',
    'src/relay',
    'src/storage',
    'src/store',
    'src/visitor',
  ],
  'src/resources': [
    'src/viewer.ts',
    '__generated__',
    'src/address',
    'src/lists',
    'src/relay',
    'src/ui',
    'src/visitor',
  ],
  'src/testing': [
    'src/access',
    'src/address',
    'src/locale',
    'src/model',
    'src/relay',
    'src/ui',
    'src/storage',
  ],
  'src/next': [
    'src/access',
    'src/address',
    'src/lists',
    'src/loading',
    'src/locale',
    'src/patches',
    'src/relay',
    'src/server',
    'src/settings',
    'src/storage',
    'src/ui',
    'src/visitor',
  ],
  'src/config': ['src/patches', 'src/server', 'src/testing'],
  'src/publish': [],
  'src/server': [
    '__generated__',
    'src/access',
    'src/address',
    'src/locale',
    'src/relay',
    'src/roles',
    'src/storage',
    'src/visitor',
  ],
  'src/backend': ['src/cli/fileLock.mjs'],
  'src/cli': [
    'schema',
    'src/settings',
    'src/locale',
    'src/model',
    'src/relay/errorCodes.ts',
    'src/roles',
    'src/scaffold',
    'src/server',
  ],
};

/**
 * The order inside src/ui: a folder may import those of the lines before its own. What is loaded on use may be anywhere:
 * a list loads its bulk work, which imports the list.
 */
const UI_ORDER = [
  ['[^/]+$', 'access/', 'locale/', 'theme/'],
  ['chart/', 'toasts/'],
  ['errors/'],
  ['shortcuts/'],
  ['fields/'],
  ['form/'],
  ['action/', 'batch/run/'],
  ['links/'],
  ['list/'],
  ['tool/', 'recents/'],
  ['record/'],
  ['batch/(bulk|export|import)/'],
  ['calls/', 'home/', 'palette/', 'signIn/'],
  ['account/'],
  ['shell/'],
];

/** Folders that others enter by some of their files only. */
const ENTRANCES = {
  'src/server': [
    'apiRoute',
    'buildFile',
    'callHeaders',
    'endpointCredentials',
    'firstLoad',
    'firstStyles',
    'instrumentation',
    'listen',
    'proxies',
    'renderedQueries',
    'retiredDocuments',
    'ownOperations',
    'persistedDocuments',
    'rewrites',
    'routeFiles',
    'security',
    'session/signInPage',
    'settings',
    'webSocket',
  ],
};

const inUi = (/** @type {string[][]} */ ...lines) => `^src/ui/(${lines.flat().join('|')})`;
const packages = '(^|/)node_modules/';
const inside = (/** @type {string} */ path) => (/\.\w+$/.test(path) ? `^${path}$` : `^${path}/`);

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    {
      name: 'no-cycles',
      comment: 'Files that import each other cannot be understood, or changed, one by one.',
      severity: 'error',
      from: { pathNot: '^src/resources' },
      to: { circular: true },
    },
    {
      name: 'no-cycles-in-apps',
      comment: 'Files that import each other cannot be understood, or changed, one by one.',
      severity: 'error',
      from: { path: '^src/resources' },
      // A finder spreads the fragment of its picker, which Relay's rules want imported; the picker loads it on use.
      to: { circular: true, viaOnly: { dependencyTypesNot: ['dynamic-import'] } },
    },
    ...Object.entries(MAY_IMPORT).map(([folder, others]) => ({
      name: `${folder.replace('src/', '')}-imports`,
      comment: `${folder} may import ${others.join(', ') || 'nothing else of ours'}.`,
      severity: /** @type {const} */ ('error'),
      from: { path: inside(folder) },
      to: {
        pathNot: [packages, inside(folder), ...others.map(inside)],
        dependencyTypesNot: ['core'],
      },
    })),
    ...Object.entries(ENTRANCES).map(([folder, files]) => ({
      name: `${folder.replace('src/', '')}-entrances`,
      comment: `Others enter ${folder} by ${files.join(', ')}.`,
      severity: /** @type {const} */ ('error'),
      from: { pathNot: inside(folder) },
      to: { path: inside(folder), pathNot: `^${folder}/(${files.join('|')})\\.\\w+$` },
    })),
    ...UI_ORDER.slice(0, -1).map((line, index) => ({
      name: `ui-order-${line.join('-').replace(/[^\w-]/g, '')}`,
      comment:
        'Folders of src/ui import those before them in UI_ORDER, and load the others on use.',
      severity: /** @type {const} */ ('error'),
      from: { path: inUi(line) },
      to: { path: inUi(...UI_ORDER.slice(index + 1)), dependencyTypesNot: ['dynamic-import'] },
    })),
    {
      name: 'ui-order-is-whole',
      comment: 'A folder of src/ui has its place in UI_ORDER.',
      severity: 'error',
      from: { path: '^src/ui/', pathNot: inUi(...UI_ORDER) },
      to: {},
    },
    {
      name: 'packages-by-their-names',
      comment:
        'What lies inside Relay, React and Next.js is theirs to change: src/patches alone leans on it.',
      severity: 'error',
      from: { path: '^(src|pages)/', pathNot: '^src/(patches|testing)/' },
      to: {
        path: `${packages}(react-relay|relay-runtime)/lib/(?!index)|${packages}next/dist/(?!server/next\\.js)`,
      },
    },
    {
      name: 'imports-that-lead-nowhere',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    tsConfig: { fileName: 'tsconfig.json' },
    tsPreCompilationDeps: true,
    // Styles; an app's own files, which lie elsewhere there; names that the bundler gives to what patches replace; and
    // the package that apps install for traces.
    exclude: {
      path: ['\\.css$', '^src/publish/template/', '^unpatched/', '^@opentelemetry/sdk-node$'],
    },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
    },
  },
};
