import { readFileSync } from 'node:fs';
import artifactHashLoader from '../../src/config/artifactHashLoader.mjs';

test('an artifact is built as relay-compiler wrote it, but for the hash of its document', () => {
  const source = readFileSync('__generated__/OrderListQuery.graphql.ts', 'utf8');
  const built = artifactHashLoader(source);
  const left = source.split('\n').filter((line) => !built.split('\n').includes(line));
  expect(left).toEqual([expect.stringMatching(/^\(node as any\)\.hash = "[0-9a-f]{32}";$/)]);
  expect(artifactHashLoader('export default node;\n')).toBe('export default node;\n');
});
