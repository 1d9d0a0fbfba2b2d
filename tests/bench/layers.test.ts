import { layersOf, type Profile, type ProfileNode } from './layers.ts';

function node(id: number, functionName: string, url: string): ProfileNode {
  return { id, callFrame: { functionName, url, lineNumber: 0, columnNumber: id } };
}

const sourceOf = ({ callFrame }: ProfileNode) => callFrame.url;

test.each([
  ['React', '/app/node_modules/react-dom/cjs/react-dom-server.node.production.js'],
  ['React', '/app/node_modules/next/dist/compiled/react-dom/server.js'],
  ['Next.js', '/app/node_modules/next/dist/server/base-server.js'],
  ['Next.js', 'turbopack:///[turbopack]/shared/runtime/runtime.ts'],
  ['Relay', 'turbopack:///[project]/node_modules/relay-runtime/lib/store/RelayReader.js'],
  ['MUI', 'turbopack:///[project]/node_modules/@mui/system/styleFunctionSx.js'],
  ['MUI', 'turbopack:///[project]/node_modules/@emotion/react/index.js'],
  ['Frontage’s server', 'file:///app/src/server/prepare.ts'],
  ['Frontage’s server', 'file:///app/node_modules/frontage/dist/src/server/prepare.js'],
  ['Frontage’s screens', 'turbopack:///[project]/src/resources/orders/OrderList.tsx'],
  ['other packages', 'turbopack:///[project]/node_modules/lru-cache/index.js'],
  ['Node.js', 'node:internal/streams'],
  ['Node.js', ''],
])('time is %s’s where a function is of %s', (layer, url) => {
  const profile: Profile = { nodes: [node(1, 'run', url)], samples: [1], timeDeltas: [2000] };
  expect([...layersOf(profile, sourceOf)]).toEqual([[layer, 2]]);
});

test('times of a layer’s functions are added, and nothing is said of time in which nothing ran', () => {
  const profile: Profile = {
    nodes: [
      node(1, 'render', '/node_modules/react-dom/server.js'),
      node(2, 'push', '/node_modules/react-dom/server.js'),
      node(3, '(idle)', ''),
      node(4, '(garbage collector)', ''),
    ],
    samples: [1, 2, 3, 4, 1],
    timeDeltas: [500, 250, 9000, 125, 250],
  };
  expect(Object.fromEntries(layersOf(profile, sourceOf))).toEqual({
    React: 1,
    'collecting garbage': 0.125,
  });
});

test('a function of a compiled file is that of the file that it was written in', () => {
  const profile: Profile = {
    nodes: [node(1, 'a', '/build/chunk.js'), node(2, 'b', '/build/chunk.js')],
    samples: [1, 2],
    timeDeltas: [1000, 3000],
  };
  const sources = ['', '/src/ui/List.tsx', '/node_modules/react-relay/index.js'];
  const written = ({ callFrame }: ProfileNode) => sources[callFrame.columnNumber];
  expect(Object.fromEntries(layersOf(profile, written))).toEqual({
    'Frontage’s screens': 1,
    Relay: 3,
  });
});
