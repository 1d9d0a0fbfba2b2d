import { getNamedType, isInputObjectType, isRequiredInputField } from 'graphql';
import type { SortReading } from './conventions/sort/sortReading.ts';
import { choicesOf } from './shapes/listArguments.ts';
import type { ListArgument } from './shapes/listArguments.ts';
import { joinVariables, place, sameSlot } from './shapes/slots.ts';
import { inputFields, isList } from './shapes/typeShapes.ts';
import type { Filter, RequiredArgument, Search, Sort } from './types/listQuery.ts';
import type { Slot, Variables } from './types/variables.ts';
import { enteredLabel } from './wording/units.ts';

/**
 * Required arguments. An object without required fields is sent empty; choices that narrow the list are all made until
 * some are; a form asks for the others.
 */
export function requiredArguments(
  listArguments: readonly ListArgument[],
  sort: Sort | null,
  filter: Filter | null,
): { asked: RequiredArgument[]; fixed: Variables } {
  const asked: RequiredArgument[] = [];
  let fixed: Variables = {};
  const narrowing = argumentsUsed(filter, null, null);
  for (const argument of listArguments) {
    if (!argument.required) continue;
    const choices = choicesOf(argument);
    if (choices && narrowing.has(argument.slot.join('.'))) {
      fixed = joinVariables(fixed, place(argument.slot, choices));
    } else if (choices && sort === null) {
      continue;
    } else if (
      isInputObjectType(getNamedType(argument.type)) &&
      !inputFields(argument.type).some(isRequiredInputField)
    ) {
      fixed = joinVariables(fixed, place(argument.slot, isList(argument.type) ? [] : {}));
    } else {
      asked.push({
        slot: argument.slot,
        label: enteredLabel(argument.name, argument.type),
        type: String(argument.type),
      });
    }
  }
  return { asked, fixed };
}

/** An order that must be given is the first one until another is chosen. */
export function requiredSort(
  sort: Sort | null,
  listArguments: readonly ListArgument[],
  slots: readonly Slot[],
): Variables {
  const required = listArguments.some(
    (argument) => argument.required && slots.some((slot) => sameSlot(slot, argument.slot)),
  );
  const first = sort?.fields[0];
  return required && first ? (first.ascending ?? first.descending ?? {}) : {};
}

/** The arguments that narrow or order a list. */
export function argumentsUsed(
  filter: Filter | null,
  search: Search | null,
  sort: SortReading | null,
): Set<string> {
  const conditions = filter?.fields.flatMap(({ operators }) => operators) ?? [];
  return new Set([
    ...conditions.flatMap(({ variables }) => Object.keys(variables)),
    ...Object.keys(search?.variables ?? {}),
    ...(sort?.slots ?? []).flatMap(([argument]) => argument ?? []),
  ]);
}
