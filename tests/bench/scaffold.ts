import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { buildClientSchema, printSchema, type IntrospectionQuery } from 'graphql';
import { buildModel } from '../../src/model/buildModel.ts';
import { scaffold } from '../../src/scaffold/scaffold.ts';
import { ratioOf, type Figure } from './figure.ts';
import { compared } from './measure.ts';

const root = join(import.meta.dirname, '../..');
const folder = join(root, '.frontage', 'bench', 'github');

/** Reading GitHub's schema and writing its screens, against relay-compiler compiling them. */
export async function benchmarkScaffold(): Promise<Figure[]> {
  const file = join(root, 'node_modules/@octokit/graphql-schema/schema.json');
  const introspection = JSON.parse(readFileSync(file, 'utf8')) as IntrospectionQuery;
  const schema = buildClientSchema(introspection);
  const written = await scaffold(buildModel(schema), schema);
  writeProject(printSchema(schema), written);
  const [reading, compiling] = await compared(
    5,
    () => scaffold(buildModel(schema), schema),
    () => {
      // Without this the compiler sees that nothing has changed.
      rmSync(join(folder, '__generated__'), { recursive: true, force: true });
      mkdirSync(join(folder, '__generated__'));
      execFileSync(join(root, 'node_modules/.bin/relay-compiler'), [], {
        cwd: folder,
        stdio: 'ignore',
      });
    },
  );
  const what = `read and scaffold GitHub's schema (${written.size} files) / relay-compiler on the result`;
  return [ratioOf(what, reading, compiling, 'ms', { atMost: 1 })];
}

function writeProject(sdl: string, files: ReadonlyMap<string, string>): void {
  rmSync(folder, { recursive: true, force: true });
  for (const [path, text] of [...files, ['schema/schema.graphql', sdl]]) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  mkdirSync(join(folder, '__generated__'));
  for (const path of ['relay.config.js', 'package.json'])
    symlinkSync(join(root, path), join(folder, path));
}
