import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Where an app's operations and their artifacts are, as all know it that compile them. */
export const RELAY_LAYOUT = {
  src: './src',
  artifactDirectory: './__generated__',
  /** @type {'typescript'} */
  language: 'typescript',
  eagerEsModules: true,
};

/**
 * The configuration of relay-compiler for an app of Frontage.
 *
 * @param {string} root the app's folder
 */
export function relay(root) {
  /** @param {string} file relative to the app's folder */
  const read = (file) => readFileSync(join(root, file), 'utf8');
  const schema = read('schema/schema.graphql');
  // The key of the schema's interface `Node` is not called `id` in every schema.
  const nodeKey = /^interface Node\b(?:(?!^\})[^])*?^ {2}(\w+): ID!/m.exec(schema);
  return {
    ...RELAY_LAYOUT,
    schema: './schema/schema.graphql',
    // Custom scalar → TypeScript type; the scaffold writes it beside the schema.
    customScalarTypes: JSON.parse(read('schema/scalars.json')),
    schemaConfig: { nodeInterfaceIdField: nodeKey?.[1] ?? 'id' },
  };
}
