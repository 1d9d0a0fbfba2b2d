/**
 * A clinic's server, written schema first by somebody who knows no framework, as a program of its own: queries in groups,
 * pages from zero, refusals as members of unions, scalars that nothing explains, and nothing that may be null although
 * some of it fails. It tells its address to the process that started it.
 */
import { readFileSync } from 'node:fs';
import { createServer, type IncomingMessage } from 'node:http';
import { join } from 'node:path';
import { buildSchema, graphql, parse, type OperationDefinitionNode } from 'graphql';
import type { Snapshot } from '../liveBackend.ts';
import { mutations, queries } from './resolvers.ts';
import { doctors, patients, visits } from './rows.ts';

const schema = buildSchema(readFileSync(join(import.meta.dirname, 'clinic.graphql'), 'utf8'));
const port = Number(process.env.PORT);

const server = createServer((request, response) => {
  void bodyOf(request).then(async (body) => {
    const call = JSON.parse(body || '{}') as Call;
    response.setHeader('content-type', 'application/json').end(JSON.stringify(await answer(call)));
  });
});
server.listen(port, '127.0.0.1', () => {
  process.send?.({ endpoint: `http://127.0.0.1:${port}/graphql` });
});
process.on('message', () => process.send?.(snapshot()));
process.on('disconnect', () => process.exit());

interface Call {
  readonly query: string;
  readonly variables?: Record<string, unknown>;
  readonly operationName?: string;
}

async function answer({ query: source, variables, operationName }: Call) {
  const operation = parse(source).definitions.find(
    (definition): definition is OperationDefinitionNode =>
      definition.kind === 'OperationDefinition',
  );
  const rootValue = operation?.operation === 'mutation' ? mutations : queries;
  return graphql({ schema, source, rootValue, variableValues: variables, operationName });
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  let text = '';
  for await (const chunk of request) text += String(chunk);
  return text;
}

function snapshot(): Snapshot {
  const tables: Readonly<Record<string, ReadonlyArray<{ readonly code: string }>>> = {
    ...{ patients, doctors, visits },
  };
  return Object.fromEntries(
    Object.entries(tables).map(([table, rows]) => [
      table,
      Object.fromEntries(rows.map((row) => [row.code, texts(row)])),
    ]),
  );
}

function texts(row: object) {
  return Object.fromEntries(
    Object.entries(row).map(([name, value]: [string, unknown]) => [
      name,
      value === null || typeof value === 'string' ? value : JSON.stringify(value),
    ]),
  );
}
