import {
  getNamedType,
  getNullableType,
  isInputObjectType,
  isListType,
  isNonNullType,
} from 'graphql';
import { joinVariables, place } from '../../model/shapes/slots.ts';
import { fieldsOn } from '../../model/shapes/steps.ts';
import { outputField } from '../../model/shapes/typeShapes.ts';
import type { Slot, Variables } from '../../model/types/variables.ts';
import type { EditPlan } from '../forms/formPlan.ts';
import type { InputField } from '../forms/inputPlan.ts';
import { placeBesideOthers } from '../forms/keyPlace.ts';
import { planInputs } from '../forms/planInputs.ts';
import { demanded } from '../forms/resent.ts';
import { inputsAt } from '../forms/sent.ts';
import { camelCase } from '../names.ts';
import type { Planner } from '../planner.ts';
import type { RelationTab } from '../records/relationTab.ts';
import type { Subject } from '../subject.ts';
import { LINKED_KEY, type LinkedValuesPlan } from './linkedValuesPlan.ts';

/** What holds the values of a link, beside what says which one it is. */
const OF_LINK = ['edge', 'properties'];

/**
 * Null where links have no values, or the update of a record does not change them one by one:
 * `lines: [{ update: { where: { node: { id } }, edge: { quantity } } }]`.
 */
export function planLinkedValues(
  planner: Planner,
  owner: Subject,
  tab: Omit<RelationTab, 'linkedValues'>,
  edit: EditPlan | null,
): LinkedValuesPlan | null {
  const { relation, list, target } = tab;
  const by = linkBy(planner, tab);
  if (!list.edge || !by || !edit || edit.parameters.size > 0 || edit.holder) return null;
  if (target.key.join() !== 'id' || demanded(edit).length > 0) return null;
  const slot = edit.mutation.values ?? [];
  const own = inputsAt(edit.field, slot).fields.find(({ name }) => name === relation.field);
  const update = own && within(own, slot, (name) => name === 'update');
  if (!update || !isInputObjectType(getNamedType(update.field.type))) return null;
  const type = getNamedType(update.field.type);
  const key = isInputObjectType(type) ? placeBesideOthers(planner, target, type) : null;
  const values = within(update.field, update.around, (name) => OF_LINK.includes(name));
  if (!key || !values) return null;
  const named = getNamedType(values.field.type);
  const inputs = isInputObjectType(named)
    ? planInputs(Object.values(named.getFields()), contextOf(planner, owner, list.edge))
    : null;
  if (!isInputObjectType(named) || !inputs || inputs.length === 0) return null;
  const hole = { hole: LINKED_KEY, type: 'ID!' };
  const holder = inHolder(update);
  return {
    ...planner.names.inPart(
      owner,
      'tabs',
      camelCase(`${owner.base} ${relation.field} values`),
      'ts',
    ),
    sent: {
      ...edit,
      mutation: {
        ...edit.mutation,
        variables: joinVariables(edit.mutation.variables, place([...holder, ...key.slot], hole)),
        values: [...holder, values.field.name],
      },
      inputs,
      valuesType: named.name,
      taken: [],
    },
    by,
    ofRecord: edit.mutation.variables,
  };
}

/** An input, and the slot of the object that has it. */
interface PlacedInput {
  readonly field: InputField;
  readonly around: Slot;
}

/** The field of an input's object, or of the items of its list. */
function within(
  input: InputField,
  around: Slot,
  isWanted: (name: string) => boolean,
): PlacedInput | null {
  const type = getNamedType(input.type);
  const found = isInputObjectType(type)
    ? Object.values(type.getFields()).find(({ name }) => isWanted(name))
    : undefined;
  return found ? { field: found, around: inHolder({ field: input, around }) } : null;
}

/** The slot of an input's object; of a list, that of its first item. */
function inHolder({ field: { name, type }, around }: PlacedInput): Slot {
  return [...around, name, ...(isListType(getNullableType(type)) ? ['0'] : [])];
}

/** What finds one link by the key of its record; null where the list has no such filter, or asks for something else. */
function linkBy(
  planner: Planner,
  { list, target }: Pick<RelationTab, 'list' | 'target'>,
): Variables | null {
  const node = list.edge && outputField(planner.type(list.edge.type), 'node');
  // A link whose record cannot be read is not known to be one.
  if (!node || !isNonNullType(node.type)) return null;
  const [key] = target.key;
  const conditions = list.filter?.fields.find(({ field }) => field === key);
  const by = conditions?.operators.find(({ name }) => name === 'is')?.variables;
  const isOfNodes = fieldsOn(list.rows).join('.') === 'edges.node' && list.path.length === 1;
  const isAlone = Object.entries(list.arguments).every(
    ([name, type]) => !type.endsWith('!') || (by && Object.hasOwn(by, name)),
  );
  return by && isOfNodes && isAlone ? by : null;
}

/** The values of a link are inputs as those of a record are. */
function contextOf(
  planner: Planner,
  owner: Subject,
  { fields, relations }: NonNullable<RelationTab['list']['edge']>,
) {
  const resource = { ...owner.resource, fields, relations };
  return {
    planner,
    owner: { ...owner, resource },
    current: fields,
    relations,
    without: new Set<string>(),
    isThere: true,
    within: null,
    depth: 0,
    action: null,
    writesRecord: true,
  };
}
