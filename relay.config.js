import { readFileSync } from 'node:fs';

/** Custom scalar → TypeScript type; the scaffold writes it beside the schema. */
const customScalarTypes = JSON.parse(
  readFileSync(new URL('./schema/scalars.json', import.meta.url), 'utf8'),
);

const config = {
  src: './src',
  schema: './schema/schema.graphql',
  artifactDirectory: './__generated__',
  language: 'typescript',
  eagerEsModules: true,
  customScalarTypes,
};

// relay-compiler loads this file with `require`, which hands out what is exported under this name.
export { config as default, config as 'module.exports' };
