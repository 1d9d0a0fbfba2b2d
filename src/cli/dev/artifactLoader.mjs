/**
 * A loader for Turbopack, in development: hands a source on once its artifacts are compiled, so that
 * new code never runs over old artifacts. What does not compile is an error of its file, which
 * Next.js shows in the terminal and over the page until it is mended.
 */
import { expectedArtifacts, waitForArtifacts } from 'frontage/cli/dev/staleArtifacts';

/** @this {{ rootContext: string, async(): (error: unknown, source?: string) => void, addDependency(path: string): void }} */
export default function artifactLoader(/** @type {string} */ source) {
  const done = this.async();
  const root = process.cwd();
  const expected = expectedArtifacts(root, source);
  for (const { path } of expected) this.addDependency(path);
  waitForArtifacts(root, expected).then(() => done(null, source), done);
}
