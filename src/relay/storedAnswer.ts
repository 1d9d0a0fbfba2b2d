import {
  getStorageKey,
  type Environment,
  type NormalizationSelection,
  type OperationDescriptor,
  type Variables,
} from 'relay-runtime';

/** Part of an answer, by the names that it has in the query. */
export type AnswerObject = Record<string, unknown>;

type StoredRecord = Readonly<Record<string, unknown>>;
type FindRecord = (id: string) => StoredRecord | null | undefined;

/**
 * The answer to an operation as the store has it now, whatever fragments asked for its parts. What
 * Relay asks for by itself to tell types apart is left out.
 */
export function storedAnswer(
  environment: Environment,
  { root }: OperationDescriptor,
): AnswerObject {
  const source = environment.getStore().getSource();
  const find: FindRecord = (id) => source.get(id) as StoredRecord | null | undefined;
  return objectOf(find(root.dataID) ?? {}, root.node.selections, root.variables, find);
}

function objectOf(
  record: StoredRecord,
  selections: readonly NormalizationSelection[],
  variables: Variables,
  find: FindRecord,
): AnswerObject {
  const answer: AnswerObject = {};
  const add = (part: AnswerObject) => mergeInto(answer, part);
  const within = (of: readonly NormalizationSelection[]) => objectOf(record, of, variables, find);
  for (const selection of selections) {
    switch (selection.kind) {
      case 'ScalarField': {
        const value = record[getStorageKey(selection, variables)];
        const isOwn = value !== undefined && selection.name !== '__typename';
        if (isOwn) answer[selection.alias ?? selection.name] = value;
        break;
      }
      case 'LinkedField': {
        const link = record[getStorageKey(selection, variables)];
        if (link === undefined) break;
        const linked = (id: string) => {
          const to = find(id);
          return to ? objectOf(to, selection.selections, variables, find) : null;
        };
        add({ [selection.alias ?? selection.name]: followed(link, linked) });
        break;
      }
      case 'InlineFragment':
        // Of an interface's or union's, the store has the fields or it has not.
        if (selection.abstractKey || record.__typename === selection.type)
          add(within(selection.selections));
        break;
      case 'Condition':
        if (Boolean(variables[selection.condition]) === selection.passingValue)
          add(within(selection.selections));
        break;
    }
  }
  return answer;
}

/** What a link leads to, or each of several. */
function followed(link: unknown, linked: (id: string) => AnswerObject | null): unknown {
  const { __ref: one, __refs: several } = Object(link) as {
    __ref?: string;
    __refs?: readonly (string | null)[];
  };
  if (several) return several.map((id) => (id === null ? null : linked(id)));
  return one === undefined ? null : linked(one);
}

/** Adds a part of an answer to another part of it: what both have is the same, or goes on below. */
export function mergeInto(answer: AnswerObject, part: AnswerObject): AnswerObject {
  for (const [name, value] of Object.entries(part)) answer[name] = merged(answer[name], value);
  return answer;
}

function merged(own: unknown, other: unknown): unknown {
  if (isObject(own) && isObject(other)) return mergeInto(own, other);
  const areAlike = Array.isArray(own) && Array.isArray(other) && own.length === other.length;
  return areAlike ? own.map((item, index) => merged(item, other[index])) : other;
}

function isObject(value: unknown): value is AnswerObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
