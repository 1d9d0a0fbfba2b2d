import { parse } from 'graphql';
import type { GraphQLErrorEntry } from '../../relay/errors.ts';
import type { GraphQLRequest } from '../../relay/transport.ts';
import { appSchema } from '../appSchema.ts';
import { readRefusals } from './readRefusals.ts';
import { learn } from './refusalStore.ts';

/** A response of the backend; nothing is in it where it has errors only. */
export interface ResponseBody {
  readonly data?: unknown;
  readonly errors?: readonly GraphQLErrorEntry[];
}

/** Records what a response refuses to a caller. Loaded on use: it reads the schema. */
export async function recordRefusals(
  { query, variables }: GraphQLRequest,
  { data = null, errors = [] }: ResponseBody,
  caller: string,
): Promise<void> {
  const schema = await appSchema();
  if (!schema) return;
  const document = parse(query, { noLocation: true });
  learn(caller, readRefusals(schema, { document, variables, data, errors }), variables);
}
