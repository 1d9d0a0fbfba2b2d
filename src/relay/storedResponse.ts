import {
  getStorageKey,
  type Environment,
  type NormalizationSelection,
  type OperationDescriptor,
  type Variables,
} from 'relay-runtime';
import { isJsonObject } from './jsonObject.ts';

/** An object of a response, by response names. */
export type ResponseObject = Record<string, unknown>;

type StoredRecord = Readonly<Record<string, unknown>>;
type FindRecord = (id: string) => StoredRecord | null | undefined;

/**
 * Rebuilds the response of an operation from the store, across all fragments. `__typename` is left
 * out, because Relay adds it by itself.
 */
export function readStoredResponse(
  environment: Environment,
  { root }: OperationDescriptor,
): ResponseObject {
  const source = environment.getStore().getSource();
  const find: FindRecord = (id) => source.get(id) as StoredRecord | null | undefined;
  return readObject(find(root.dataID) ?? {}, root.node.selections, root.variables, find);
}

function readObject(
  record: StoredRecord,
  selections: readonly NormalizationSelection[],
  variables: Variables,
  find: FindRecord,
): ResponseObject {
  const response: ResponseObject = {};
  const add = (part: ResponseObject) => mergeInto(response, part);
  const within = (of: readonly NormalizationSelection[]) => readObject(record, of, variables, find);
  for (const selection of selections) {
    switch (selection.kind) {
      case 'ScalarField': {
        const value = record[getStorageKey(selection, variables)];
        const isOwn = value !== undefined && selection.name !== '__typename';
        if (isOwn) response[selection.alias ?? selection.name] = value;
        break;
      }
      case 'LinkedField': {
        const link = record[getStorageKey(selection, variables)];
        if (link === undefined) break;
        const linked = (id: string) => {
          const to = find(id);
          return to ? readObject(to, selection.selections, variables, find) : null;
        };
        add({ [selection.alias ?? selection.name]: resolveLink(link, linked) });
        break;
      }
      case 'InlineFragment':
        // For an abstract type, the record itself shows which fields it has.
        if (selection.abstractKey || record.__typename === selection.type)
          add(within(selection.selections));
        break;
      case 'Condition':
        if (Boolean(variables[selection.condition]) === selection.passingValue)
          add(within(selection.selections));
        break;
    }
  }
  return response;
}

/** Resolves a link of Relay's store, single or plural. */
function resolveLink(link: unknown, linked: (id: string) => ResponseObject | null): unknown {
  const { __ref: one, __refs: several } = Object(link) as {
    __ref?: string;
    __refs?: readonly (string | null)[];
  };
  if (several) return several.map((id) => (id === null ? null : linked(id)));
  return one === undefined ? null : linked(one);
}

/** Merges a part of a response into another part of the same response. */
export function mergeInto(response: ResponseObject, part: ResponseObject): ResponseObject {
  for (const [name, value] of Object.entries(part)) response[name] = merged(response[name], value);
  return response;
}

function merged(own: unknown, other: unknown): unknown {
  if (isJsonObject(own) && isJsonObject(other)) return mergeInto(own, other);
  const areAlike = Array.isArray(own) && Array.isArray(other) && own.length === other.length;
  return areAlike ? own.map((item, index) => merged(item, other[index])) : other;
}
