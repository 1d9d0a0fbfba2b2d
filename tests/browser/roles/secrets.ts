import { getNamedType, isObjectType, type GraphQLObjectType, type GraphQLSchema } from 'graphql';
import type { BackendProcess } from '../../backend/backendProcess.ts';

const ROWS = 200;
/** Others may be words of the interface. */
const isTelling = (text: string) => text.length >= 24 || (text.length >= 8 && /[\d@]/.test(text));

/**
 * Texts of the database that a role may not read: those of columns that it lacks, and of rows that are hidden from it,
 * unless it reads the same text elsewhere.
 *
 * @param whole the schema, and a token, of somebody who may read everything
 */
export async function secretsOf(
  { data }: BackendProcess,
  whole: { readonly schema: GraphQLSchema; readonly token: string },
  own: { readonly schema: GraphQLSchema; readonly token: string },
): Promise<Set<string>> {
  const [all, readable] = await Promise.all(
    [whole, own].map(async ({ schema, token }) =>
      textsIn(await data(everything(schema), {}, token)),
    ),
  );
  const lists = listsOf(whole.schema).map(({ record }) => record);
  const lacking = lists.flatMap((type) =>
    textFields(type)
      .filter((name) => !textFields(own.schema.getType(type.name)).includes(name))
      .map((name) => `${type.name}.${name}`),
  );
  const [hidden, visible] = await Promise.all(
    [whole, own].map(async ({ token }) => numbersOf(await data<Drafts>(DRAFTS, {}, token))),
  );
  const secret = hidden.difference(visible);
  for (const coordinate of lacking)
    for (const text of all.get(coordinate) ?? []) if (isTelling(text)) secret.add(text);
  for (const texts of readable.values()) for (const text of texts) secret.delete(text);
  return secret;
}

interface Drafts {
  readonly orders: { readonly nodes: readonly { readonly number: string }[] };
}

/** Of these the warehouse sees none. */
const DRAFTS = '{ orders(condition: { status: DRAFT }) { nodes { number } } }';

function numbersOf({ orders }: Drafts): Set<string> {
  return new Set(orders.nodes.map(({ number }) => number));
}

/** A query for the texts of all lists. */
function everything(schema: GraphQLSchema): string {
  const selections = listsOf(schema)
    .filter(({ record }) => textFields(record).length > 0)
    .map(
      ({ name, record }) =>
        `${name}(first: ${ROWS}) { nodes { __typename ${textFields(record).join(' ')} } }`,
    );
  return `{ ${selections.join('\n')} }`;
}

function listsOf(schema: GraphQLSchema): { name: string; record: GraphQLObjectType }[] {
  return Object.values(schema.getQueryType()?.getFields() ?? {}).flatMap(({ name, type }) => {
    const list = getNamedType(type);
    const record = isObjectType(list) ? getNamedType(list.getFields().nodes?.type) : null;
    return isObjectType(record) ? [{ name, record }] : [];
  });
}

function textFields(type: unknown): string[] {
  if (!isObjectType(type)) return [];
  return Object.values(type.getFields())
    .filter((field) => getNamedType(field.type).name === 'String' && field.args.length === 0)
    .map(({ name }) => name);
}

/** `Order.number` → its texts. */
function textsIn(answer: object): Map<string, string[]> {
  const texts = new Map<string, string[]>();
  for (const { nodes } of Object.values(answer) as { nodes: Record<string, unknown>[] }[])
    for (const { __typename: type, ...fields } of nodes)
      for (const [name, value] of Object.entries(fields))
        for (const text of [value].flat()) {
          const coordinate = `${String(type)}.${name}`;
          if (typeof text !== 'string') continue;
          texts.set(coordinate, [...(texts.get(coordinate) ?? []), text]);
        }
  return texts;
}
