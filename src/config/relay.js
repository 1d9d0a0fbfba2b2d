import { readFileSync } from 'node:fs';
import { join } from 'node:path';

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
    src: './src',
    schema: './schema/schema.graphql',
    artifactDirectory: './__generated__',
    language: 'typescript',
    eagerEsModules: true,
    // Custom scalar → TypeScript type; the scaffold writes it beside the schema.
    customScalarTypes: JSON.parse(read('schema/scalars.json')),
    schemaConfig: { nodeInterfaceIdField: nodeKey?.[1] ?? 'id' },
  };
}
