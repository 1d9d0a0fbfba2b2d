import { readFileSync } from 'node:fs';
import {
  buildClientSchema,
  buildSchema,
  extendSchema,
  Kind,
  parse,
  specifiedRules,
  validate,
  visit,
  type DirectiveNode,
  type DocumentNode,
  type GraphQLSchema,
  type IntrospectionQuery,
} from 'graphql';
import * as estree from 'prettier/plugins/estree';
import * as graphql from 'prettier/plugins/graphql';
import * as typescript from 'prettier/plugins/typescript';
import { format } from 'prettier/standalone';
import { buildModel } from '../../src/model/buildModel.ts';
import { scaffold } from '../../src/scaffold/scaffold.ts';

export type Files = ReadonlyMap<string, string>;

/** The schema of the sample business. */
export function sampleSchema(): GraphQLSchema {
  return buildSchema(readFileSync('schema/schema.graphql', 'utf8'), { assumeValidSDL: true });
}

export function githubSchema(): GraphQLSchema {
  const path = 'node_modules/@octokit/graphql-schema/schema.json';
  const json = JSON.parse(readFileSync(path, 'utf8')) as
    IntrospectionQuery | { data: IntrospectionQuery };
  return buildClientSchema('data' in json ? json.data : json);
}

export function scaffoldOf(schema: GraphQLSchema | string): Promise<Files> {
  const read = typeof schema === 'string' ? buildSchema(schema) : schema;
  return scaffold(buildModel(read), read);
}

/** The text of one file, which has to be there. */
export function textOf(files: Files, path: string): string {
  const text = files.get(path);
  if (text === undefined)
    throw new Error(`There is no ${path}, but ${[...files.keys()].join(', ')}`);
  return text;
}

/** Every document in a `graphql` tag, or in a file of its own. */
export function documentsOf(files: Files): string[] {
  return [...files].flatMap(([path, text]) =>
    path.endsWith('.graphql')
      ? [text]
      : [...text.matchAll(/graphql`([^`]*)`/g)].map(([, document]) => document),
  );
}

const RELAY_DIRECTIVES = parse(`
  enum FrontageCatchTo { NULL RESULT }
  directive @catch(to: FrontageCatchTo = RESULT) on FIELD | FRAGMENT_DEFINITION | QUERY
  directive @alias(as: String) on FRAGMENT_SPREAD | INLINE_FRAGMENT
  directive @inline on FRAGMENT_DEFINITION
  directive @relay(plural: Boolean) on FRAGMENT_DEFINITION
  directive @inline on FRAGMENT_DEFINITION
`);

/** What is wrong with the documents of a scaffold, all of them taken together. */
export function faultsOf(files: Files, schema: GraphQLSchema): string[] {
  const documents = documentsOf(files);
  if (documents.length === 0) return [];
  const extended = extendSchema(schema, RELAY_DIRECTIVES, { assumeValidSDL: true });
  const document = withoutArguments(parse(documents.join('\n')));
  return validate(extended, document, specifiedRules).map(String);
}

/**
 * Documents without the arguments of Relay's fragments, which GraphQL itself does not have: all that
 * they would include is there, and whatever passes them on goes with them.
 */
function withoutArguments(document: DocumentNode): DocumentNode {
  const passed = new Set<string>();
  const isOfFragments = ({ name }: DirectiveNode) => /^argument(s|Definitions)$/.test(name.value);
  return visit(
    visit(document, {
      Directive(directive) {
        if (!isOfFragments(directive)) return undefined;
        for (const { name, value } of directive.arguments ?? []) {
          passed.add(name.value);
          if (value.kind === Kind.VARIABLE) passed.add(value.name.value);
        }
        return null;
      },
    }),
    {
      VariableDefinition: ({ variable }) => (passed.has(variable.name.value) ? null : undefined),
      Variable: ({ name }) =>
        passed.has(name.value) ? ({ kind: Kind.BOOLEAN, value: true } as const) : undefined,
    },
  );
}

/** The files that Prettier would change. */
export async function unformatted(files: Iterable<readonly [string, string]>): Promise<string[]> {
  const changed: string[] = [];
  for (const [path, text] of files) {
    if (path.endsWith('.json')) continue;
    const formatted = await format(text, {
      filepath: path,
      parser: path.endsWith('.graphql') ? 'graphql' : 'typescript',
      plugins: [estree as never, graphql, typescript],
      singleQuote: true,
      printWidth: 100,
    });
    if (formatted !== text) changed.push(path);
  }
  return changed;
}
