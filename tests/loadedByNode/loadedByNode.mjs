/**
 * Makes of a configuration of Jest one in which Node itself loads some modules, as `loadByNode` does. That is for what
 * keeps nothing between calls, and does not ask whether something is an `Error` of the tests.
 *
 * @param {import('jest').Config} usual
 * @param {{ sources: readonly string[], packages: readonly string[] }} modules patterns of paths, and names of packages
 * @returns {import('jest').Config}
 */
export function loadedByNode(usual, { sources, packages }) {
  const transform = '<rootDir>/tests/loadedByNode/transform.mjs';
  const patterns = [...sources, ...packages.map((name) => `/node_modules/${name}/`)];
  return {
    ...usual,
    // The first one that matches counts.
    transform: {
      ...Object.fromEntries(patterns.map((pattern) => [pattern, transform])),
      ...usual.transform,
    },
    transformIgnorePatterns: usual.transformIgnorePatterns.map((pattern) =>
      pattern.replace('(?!(', `(?!(${packages.join('|')}|`),
    ),
  };
}
