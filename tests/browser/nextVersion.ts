import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import typescript from 'typescript';

const state = join(import.meta.dirname, '../../.frontage');

/** The version that {@link makeNextVersion} makes. */
export const NEXT_VERSION = '0.2.0';

/**
 * Makes of the package one as a next version could be, with a component and a template that were changed, a property
 * that was renamed, and the migration for it.
 *
 * @returns its folder
 */
export function makeNextVersion(): string {
  const folder = join(state, 'tests/next-version');
  rmSync(folder, { recursive: true, force: true });
  cpSync(join(state, 'package'), folder, { recursive: true });
  change(folder, 'package.json', /"version": ".*?"/, `"version": "${NEXT_VERSION}"`);
  change(folder, 'CHANGELOG.md', '## [Unreleased]', NEWS);

  changeModule(folder, 'ui/list/RecordTable.tsx', '<tbody ref', '<tbody data-version="2" ref');
  changeModule(folder, 'scaffold/templates/table.ts', 'as rows: $', 'as rows, and $');
  changeModule(folder, 'scaffold/templates/record.ts', 'recordKey={', 'keyOfRecord={');
  changeModule(
    folder,
    'ui/record/RecordScreen.tsx',
    'const { recordKey,',
    'const { keyOfRecord: recordKey,',
  );
  for (const file of ['src/ui/record/RecordScreen.tsx', 'dist/ui/record/RecordScreen.d.ts'])
    change(folder, file, 'readonly recordKey: ', 'readonly keyOfRecord: ');
  changeModule(folder, 'cli/upgrade/migrations.ts', 'Migration[] = []', MIGRATIONS);
  changeModule(folder, 'cli/upgrade/migrations.ts', /^/, CODEMODS);
  changeModule(folder, 'cli/appManifest.ts', "start: 'frontage start',", "$& serve: 'next start',");
  change(folder, 'template/Dockerfile', /^/, '# As the next version has it\n');
  change(folder, 'template/jest.config.js', 'jest()', 'jest({ testTimeout: 20_000 })');
  return folder;
}

const NEWS = `## [Unreleased]

## [${NEXT_VERSION}]

### Changed

- \`RecordScreen\` calls its key \`keyOfRecord\`.`;

const CODEMODS = "import { renameProp } from './codemods.ts';\n";
const MIGRATIONS = `Migration[] = [
  {
    version: '${NEXT_VERSION}',
    description: 'RecordScreen calls its key keyOfRecord.',
    change: (text, path) =>
      renameProp(text, path, {
        component: 'RecordScreen',
        from: 'frontage/ui/record/RecordScreen',
        prop: 'recordKey',
        to: 'keyOfRecord',
      }),
  },
]`;

/** @throws when the text is not there: what it was taken from has changed */
function change(folder: string, path: string, from: string | RegExp, to: string): void {
  const file = join(folder, path);
  const text = readFileSync(file, 'utf8');
  const changed = text.replace(from, to);
  if (changed === text) throw new Error(`${path} does not have ${from}.`);
  writeFileSync(file, changed);
}

/** Changes a module where `own` reads it, and what is compiled of it. */
function changeModule(folder: string, path: string, from: string | RegExp, to: string): void {
  change(join(folder, 'src'), path, from, to);
  const { outputText } = typescript.transpileModule(
    readFileSync(join(folder, 'src', path), 'utf8'),
    {
      fileName: path,
      compilerOptions: {
        target: typescript.ScriptTarget.ES2023,
        module: typescript.ModuleKind.ESNext,
        jsx: typescript.JsxEmit.ReactJSX,
        verbatimModuleSyntax: true,
        rewriteRelativeImportExtensions: true,
      },
    },
  );
  writeFileSync(join(folder, 'dist', path.replace(/\.tsx?$/, '.js')), outputText);
}
