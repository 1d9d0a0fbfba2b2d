/**
 * `node tests/browser/roles/leaks.ts 50000`: visits as many pages of the built sample, as people of several roles at
 * once, and fails when one of them holds anything of another person. `frontage start --build-only` builds it.
 */
import { startBuilt } from '../builtApp.ts';
import { startNamingBackend } from '../namingBackend.ts';
import { visitMixed } from './mixedVisits.ts';

process.env.SAMPLE_FOLDER ??= process.cwd();
const backend = await startNamingBackend();
const app = await startBuilt(backend.endpoint);
const startedAt = Date.now();
try {
  const { leaks, ...figures } = await visitMixed(
    app.url,
    Number(process.argv[2] ?? 50_000),
    (done) => console.log(`${done} after ${Math.round((Date.now() - startedAt) / 1_000)} s`),
  );
  console.log({ ...figures, leaks: leaks.length, seconds: (Date.now() - startedAt) / 1_000 });
  for (const leak of leaks.slice(0, 20)) console.error(leak);
  process.exitCode = leaks.length > 0 ? 1 : 0;
} finally {
  await app.stop();
  await backend.stop();
}
