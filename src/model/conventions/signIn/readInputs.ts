import { getNamedType, isEnumType, isInputObjectType } from 'graphql';
import { leafKind } from '../../shapes/scalarKinds.ts';
import { place } from '../../shapes/slots.ts';
import { isList } from '../../shapes/typeShapes.ts';
import { joinVariables } from '../../shapes/slots.ts';
import type { SignInInput } from '../../types/signIn.ts';
import type { Slot, Template, Variables } from '../../types/variables.ts';
import { readChoices } from '../../wording/choices.ts';
import { fieldLabel } from '../../wording/labels.ts';
import { constantOf, ownChoices } from './constants.ts';
import { isLeafNeeded, type InputLeaf } from './inputLeaves.ts';
import { identifierFormat, isCodeName, isPlaceName, isRememberName } from './inputNames.ts';

/** What a call asks a person for, and what it always sends. */
export interface CallInputs {
  inputs: SignInInput[];
  constants: Variables;
}

/** The kinds of those inputs that the caller of {@link readInputs} knows. */
export interface KnownInput {
  leaf: InputLeaf;
  kind: SignInInput['kind'];
}

/**
 * Reads what has to be entered besides what is known. Null where something must be given that no form can
 * ask for: a file, a list, a JSON value.
 *
 * @param filled slots that the call fills by itself
 */
export function readInputs(
  leaves: readonly InputLeaf[],
  known: readonly KnownInput[],
  filled: readonly Slot[] = [],
): CallInputs | null {
  const slots = [...known.map(({ leaf }) => leaf.slot), ...filled];
  const inputs: SignInInput[] = [];
  let constants: Variables = {};
  const fix = (slot: Slot, value: Template) => {
    constants = joinVariables(constants, place(slot, value));
  };
  for (const leaf of leaves) {
    const own = known.find((candidate) => candidate.leaf === leaf);
    if (own) {
      inputs.push(inputOf(leaf, own.kind, isLeafNeeded(leaf, slots)));
      continue;
    }
    if (filled.some((slot) => slot.join('.') === leaf.slot.join('.'))) continue;
    const isNeeded = isLeafNeeded(leaf, slots);
    const isBeside = isNeeded || slots.some((slot) => sharesObject(slot, leaf.slot));
    const constant = isNeeded ? constantOf(leaf) : undefined;
    if (constant !== undefined) {
      fix(leaf.slot, constant);
      continue;
    }
    const kind = isBeside ? kindOf(leaf, isNeeded) : null;
    if (kind !== null) inputs.push(inputOf(leaf, kind, isNeeded));
    else if (isNeeded) return null;
  }
  const sent = [...slots, ...inputs.filter(({ required }) => required).map(({ slot }) => slot)];
  for (const leaf of leaves) {
    const object = neededObject(leaf);
    if (object.length > 0 && !sent.some((slot) => startsWith(slot, object))) fix(object, {});
  }
  return { inputs: inputs.sort((one, other) => order(one) - order(other)), constants };
}

/** The innermost object around a value that must be given, even if nothing in it has to be: `logout(input: {})`. */
function neededObject({ slot, needed }: InputLeaf): Slot {
  const free = needed.indexOf(false);
  return slot.slice(0, free === -1 ? -1 : Math.min(free, slot.length - 1));
}

function startsWith(slot: Slot, start: Slot): boolean {
  return start.every((name, index) => slot[index] === name);
}

/** An input that may be left out is asked for only where its object is sent anyway. */
function sharesObject(filled: Slot, slot: Slot): boolean {
  return slot.slice(0, -1).every((name, index) => filled[index] === name);
}

/** What a person can enter there; null where nothing is asked for, or nothing can be. */
function kindOf({ words, input }: InputLeaf, isNeeded: boolean): SignInInput['kind'] | null {
  const type = getNamedType(input.type);
  if (isList(input.type) || isInputObjectType(type)) return null;
  const kind = leafKind(type);
  if (kind === 'boolean')
    return isRememberName(words) ? 'remember' : isNeeded && !hasDefault(input) ? 'boolean' : null;
  if (isCodeName(words)) return 'code';
  if (isEnumType(type)) return isNeeded ? 'choice' : null;
  if (!isNeeded) return isPlaceName(words) ? 'text' : null;
  return ['string', 'id', 'unknown'].includes(kind) ? 'text' : null;
}

function hasDefault({ defaultValue }: InputLeaf['input']): boolean {
  return defaultValue !== undefined;
}

function inputOf(leaf: InputLeaf, kind: SignInInput['kind'], required: boolean): SignInInput {
  const { slot, input } = leaf;
  const type = getNamedType(input.type);
  const value: unknown = input.defaultValue;
  return {
    kind,
    slot,
    format: kind === 'identifier' ? identifierFormat(input.name) : null,
    label: labelOf(leaf, kind),
    description: input.description ?? null,
    type: String(input.type),
    required: required || kind === 'identifier' || kind === 'password',
    default: ['string', 'number', 'boolean'].includes(typeof value)
      ? (value as string | number | boolean)
      : presetOf(leaf),
    choices: isEnumType(type) ? readChoices(type) : null,
  };
}

/** Servers of several strategies mostly call the one with a password so. */
function presetOf({ words, input }: InputLeaf): string | null {
  const type = getNamedType(input.type);
  if (isEnumType(type)) return ownChoices(type)[0] ?? null;
  return words.at(-1) === 'strategy' ? 'local' : null;
}

function labelOf({ input }: InputLeaf, kind: SignInInput['kind']): string {
  const label = fieldLabel(input.name);
  if (kind !== 'identifier') return label;
  return /^(identifier|login|credential|principal)$/i.test(input.name)
    ? 'Email or username'
    : label;
}

const ORDER: readonly SignInInput['kind'][] = [
  'choice',
  'text',
  'boolean',
  'identifier',
  'password',
  'newPassword',
  'code',
  'remember',
];

/** What chooses whose sign-in it is comes first, then the identifier and the password. */
function order({ kind, required }: SignInInput): number {
  return kind === 'boolean' || (kind === 'text' && !required) ? 6.5 : ORDER.indexOf(kind);
}
