import { readFileSync } from 'node:fs';

/** Custom scalar → TypeScript type; the scaffold writes it beside the schema. */
const customScalarTypes = JSON.parse(read('./schema/scalars.json'));

/** The key of the schema's interface `Node` is not called `id` in every schema. */
const nodeKey = /^interface Node\b(?:(?!^\})[^])*?^ {2}(\w+): ID!/m.exec(
  read('./schema/schema.graphql'),
);

const config = {
  src: './src',
  schema: './schema/schema.graphql',
  artifactDirectory: './__generated__',
  language: 'typescript',
  eagerEsModules: true,
  customScalarTypes,
  schemaConfig: { nodeInterfaceIdField: nodeKey?.[1] ?? 'id' },
};

/** @param {string} file relative to this one */
function read(file) {
  return readFileSync(new URL(file, import.meta.url), 'utf8');
}

// relay-compiler loads this file with `require`, which hands out what is exported under this name.
export { config as default, config as 'module.exports' };
