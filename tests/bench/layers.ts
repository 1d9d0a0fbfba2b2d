/** A part of what runs in the server. */
export type Layer =
  | 'React'
  | 'Next.js'
  | 'Relay'
  | 'MUI'
  | 'Frontage’s server'
  | 'Frontage’s screens'
  | 'other packages'
  | 'collecting garbage'
  | 'Node.js';

/** What V8 says of one function: its own time is that of its samples. */
export interface ProfileNode {
  readonly id: number;
  readonly callFrame: {
    readonly functionName: string;
    readonly url: string;
    /** Both from 0. */
    readonly lineNumber: number;
    readonly columnNumber: number;
  };
}

/** A profile of the DevTools protocol, https://chromedevtools.github.io/devtools-protocol/v8/Profiler/#type-Profile. */
export interface Profile {
  readonly nodes: readonly ProfileNode[];
  readonly samples: readonly number[];
  /** Microseconds since the sample before. */
  readonly timeDeltas: readonly number[];
}

/**
 * Whose functions the processor was busy with.
 *
 * @param sourceOf the file that a function was written in, of which the server runs a compiled one
 * @returns milliseconds of each layer's own functions; time in which nothing ran is none of them
 */
export function layersOf(
  { nodes, samples, timeDeltas }: Profile,
  sourceOf: (node: ProfileNode) => string,
): ReadonlyMap<Layer, number> {
  const layers = new Map(nodes.map((node) => [node.id, layerOf(node, sourceOf)]));
  const milliseconds = new Map<Layer, number>();
  samples.forEach((id, index) => {
    const layer = layers.get(id);
    if (layer) milliseconds.set(layer, (milliseconds.get(layer) ?? 0) + timeDeltas[index] / 1000);
  });
  return milliseconds;
}

function layerOf(node: ProfileNode, sourceOf: (node: ProfileNode) => string): Layer | null {
  const { functionName, url } = node.callFrame;
  if (functionName === '(idle)') return null;
  if (functionName === '(garbage collector)') return 'collecting garbage';
  return url === '' || url.startsWith('node:') ? 'Node.js' : layerOfSource(sourceOf(node));
}

/** The packages of each layer. */
const PACKAGES: ReadonlyArray<readonly [Layer, RegExp]> = [
  ['React', /^(?:react|react-dom|scheduler)$/],
  ['Next.js', /^(?:next|@next\/.*|@swc\/.*)$/],
  ['Relay', /^(?:relay-runtime|react-relay|graphql)$/],
  ['MUI', /^(?:@mui\/.*|@emotion\/.*|stylis)$/],
];

function layerOfSource(source: string): Layer {
  // Next.js has React compiled among its own files.
  if (/\/next\/dist\/compiled\/react(?:-dom)?\//.test(source)) return 'React';
  const name = /.*\/node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(source)?.[1];
  if (name === 'frontage' || name === undefined) return ownLayerOf(source);
  return PACKAGES.find(([, names]) => names.test(name))?.[0] ?? 'other packages';
}

function ownLayerOf(source: string): Layer {
  if (source.includes('[turbopack]')) return 'Next.js';
  return /\/src\/server\//.test(source) ? 'Frontage’s server' : 'Frontage’s screens';
}
