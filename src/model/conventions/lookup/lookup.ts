import { isUnionType } from 'graphql';
import type { Lookup } from '../../types/resource.ts';
import type { Path, Way } from '../../types/variables.ts';
import type { RootField } from '../../shapes/rootField.ts';
import { isList, outputFields, printArguments, singleComposite } from '../../shapes/typeShapes.ts';
import type { CompositeType, OutputField } from '../../shapes/typeShapes.ts';
import { sameName } from '../../wording/words.ts';
import { hasOwnKey } from '../identity.ts';
import type { NodeLookup } from '../identity.ts';
import { resultOf } from '../result/resultUnion.ts';
import { findRows } from '../rows.ts';
import { lookupByArguments } from './byArguments.ts';
import { lookupByFilter } from './byFilter.ts';
import { lookupByUniqueInput } from './byUniqueInput.ts';
import type { LookupConvention, LookupReading } from './convention.ts';

/** A root field that fetches one record of a type. */
export interface LookupCandidate {
  root: RootField;
  type: CompositeType;
  lookup: Lookup;
}

const CONVENTIONS: readonly LookupConvention[] = [
  lookupByArguments,
  lookupByUniqueInput,
  lookupByFilter,
];

/** Reads a root field as the lookup of the type that it gives, or null when it is none. */
export function readLookup(root: RootField): LookupCandidate | null {
  const { field } = root;
  if (isList(field.type) || field.args.length === 0) return null;
  const target = recordOf(field);
  if (target === null) return null;
  for (const recognise of CONVENTIONS) {
    const reading = recognise(field, target.type);
    if (reading) {
      return { root, type: target.type, lookup: lookupOf(root.path, field, reading, target) };
    }
  }
  return null;
}

/** The lookup of a type that implements the schema's Node. */
export function nodeLookup(node: NodeLookup, type: CompositeType): Lookup {
  return {
    path: [node.field.name],
    key: [node.key],
    arguments: printArguments(node.field.args),
    variables: { [node.argument]: { hole: node.key, type: argumentType(node) } },
    record: [{ on: type.name, of: node.interface.name, refusals: [], ofEach: false }],
    gives: 'one',
  };
}

function argumentType(node: NodeLookup): string {
  const argument = node.field.args.find((candidate) => candidate.name === node.argument);
  return String(argument?.type ?? 'ID!');
}

function lookupOf(path: Path, field: OutputField, reading: LookupReading, target: Target): Lookup {
  return {
    path,
    key: reading.key,
    arguments: printArguments(field.args),
    variables: reading.variables,
    record: target.path,
    gives: 'one',
  };
}

interface Target {
  type: CompositeType;
  path: Way;
}

const RECORD_NAMES = ['data', 'node', 'record', 'item', 'result', 'entity', 'document', 'payload'];

/** The record in the response of a lookup: the object itself, the success member of a union, or the field of an envelope. */
function recordOf(field: OutputField): Target | null {
  const type = singleComposite(field);
  if (type === null || findRows(field.type) !== null) return null;
  if (!isUnionType(type)) return recordWithin(type);
  const result = resultOf(type, { ofEach: false });
  if (result === null) return null;
  const target = recordWithin(result.type);
  return { ...target, path: [result.condition, ...target.path] };
}

/** The object itself, or the record in it where it is an envelope. */
function recordWithin(type: CompositeType): Target {
  if (hasOwnKey(type)) return { type, path: [] };
  for (const inner of outputFields(type)) {
    const record = singleComposite(inner);
    if (
      record &&
      hasOwnKey(record) &&
      (RECORD_NAMES.includes(inner.name) || sameName(inner.name) === sameName(record.name))
    ) {
      if (isEnvelope(type, inner)) return { type: record, path: [inner.name] };
    }
  }
  return { type, path: [] };
}

/** An envelope has, besides the record, only fields that describe the outcome. */
function isEnvelope(type: CompositeType, record: OutputField): boolean {
  return outputFields(type).every(
    (field) =>
      field === record ||
      /error|success|code|status|message|meta|clientMutationId|query|ok|warning/i.test(field.name),
  );
}
