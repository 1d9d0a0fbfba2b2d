import { parse, print, type DocumentNode, type GraphQLSchema } from 'graphql';
import { LRUCache } from 'lru-cache';
import type { GraphQLRequest } from '../../relay/transport.ts';
import { operationIn } from '../../roles/withoutUnused.ts';
import { lacksConditions } from './missingDirectives.ts';
import { conditionVariables, withoutConditions } from './withoutConditions.ts';
import { withoutFields } from './withoutFields.ts';
import { jsonHash } from '../hashes.ts';

const MOST_DOCUMENTS = 500;
const documents = new LRUCache<string, DocumentNode>({ max: MOST_DOCUMENTS });
const texts = new LRUCache<string, { readonly text: string | null }>({ max: MOST_DOCUMENTS });

/** A document's text, parsed. */
export function parsed(query: string): DocumentNode {
  const document = documents.get(query) ?? parse(query, { noLocation: true });
  documents.set(query, document);
  return document;
}

export function isMutation(query: string): boolean {
  return operationIn(parsed(query))?.operation === 'mutation';
}

/** The text of a document without some fields; null where that is no use. */
export function textWithout(
  query: string,
  schema: GraphQLSchema,
  fields: Iterable<string>,
): string | null {
  const names = new Set(fields);
  const key = jsonHash([query, [...names].sort()]);
  const known = texts.get(key);
  if (known) return known.text;
  const left = withoutFields(parsed(query), schema, names);
  const text = left && print(left);
  texts.set(key, { text });
  return text;
}

/**
 * A request as the backend can answer it.
 *
 * @param text of the document without some fields; null where it is sent whole
 */
export function sentWith(request: GraphQLRequest, text: string | null): GraphQLRequest {
  const left = text === null ? request : { ...request, query: text };
  return lacksConditions() ? decidedRequest(left) : withDeclared(left, request);
}

/** A request without `@include` and `@skip`, which its variables decide. */
function decidedRequest(request: GraphQLRequest): GraphQLRequest {
  const document = parsed(request.query);
  const names = conditionVariables(document);
  const key = jsonHash([request.query, names.map((name) => request.variables[name])]);
  const text = texts.get(key)?.text ?? print(withoutConditions(document, request.variables));
  texts.set(key, { text });
  return withDeclared({ ...request, query: text }, request);
}

/** Without values for variables that the document no longer declares. */
function withDeclared(request: GraphQLRequest, from: GraphQLRequest): GraphQLRequest {
  if (request.query === from.query) return request;
  const declared = new Set(
    operationIn(parsed(request.query))?.variableDefinitions?.map(
      ({ variable }) => variable.name.value,
    ),
  );
  const variables = Object.entries(request.variables).filter(([name]) => declared.has(name));
  return { ...request, variables: Object.fromEntries(variables) };
}
