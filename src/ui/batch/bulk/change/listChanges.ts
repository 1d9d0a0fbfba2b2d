import type { Message } from '../../../../locale/messages.ts';
import type { LabelledInput } from '../../../form/input.ts';
import { isSameValue } from '../../../form/values.ts';
import { operandName, type RelativeChange } from './relativeChange.ts';

type Items = readonly unknown[] | null;

/** Whether two items of lists of an input are the same one. */
type IsSameItem = (one: unknown, other: unknown, input: LabelledInput) => boolean;

/** Enum values. */
const isSameChoice: IsSameItem = (one, other) => one === other;

/** Records are the same by their keys, whatever is known of their titles. */
const isSameOption: IsSameItem = (one, other) => String(keyOf(one)) === String(keyOf(other));

/** Values in another notation are the same, too. */
const isSameListed: IsSameItem = (one, other, { item }) =>
  item !== undefined && isSameValue(item, valueOf(one), valueOf(other));

function keyOf(option: unknown): unknown {
  return (option as { readonly key: unknown }).key;
}

function valueOf(item: unknown): unknown {
  return (item as { readonly value: unknown }).value;
}

/** A list as a set: what is there already is not added again, what is not there cannot be removed. */
function changesOf(isSame: IsSameItem): ReadonlyArray<RelativeChange<Items>> {
  const change = (
    id: string,
    label: Message,
    result: (before: readonly unknown[], isAmong: IsAmong, chosen: readonly unknown[]) => unknown[],
  ): RelativeChange<Items> => ({
    id,
    label,
    fillsEmpty: true,
    // The same input, so that what is added is looked up, entered and checked as in the form.
    operands: ({ input }) => ({
      [operandName('items')]: {
        ...input,
        required: true,
        help: undefined,
        dependsOn: undefined,
        // How many there must be holds for the list, not for what is added to it.
        check: (...given) =>
          input.check(...given).filter(({ path }) => input.item === undefined || path.length > 0),
      },
    }),
    apply: (before, operands, { input }) => {
      const chosen = filled(operands[operandName('items')] as Items, input);
      const isAmong: IsAmong = (list, item) => list.some((other) => isSame(other, item, input));
      const after = result(before ?? [], isAmong, chosen);
      return { after: after.length === (before ?? []).length ? before : after };
    },
  });
  return [
    change('add', 'Add|to a list', (before, isAmong, chosen) =>
      chosen.reduce<unknown[]>(
        (list, item) => (isAmong(list, item) ? list : [...list, item]),
        [...before],
      ),
    ),
    change('remove', 'Remove|from a list', (before, isAmong, chosen) =>
      before.filter((item) => !isAmong(chosen, item)),
    ),
  ];
}

type IsAmong = (list: readonly unknown[], item: unknown) => boolean;

/** Rows of a form that were left empty are no items. */
function filled(items: Items, { item }: LabelledInput): readonly unknown[] {
  return (items ?? []).filter((one) => item === undefined || !item.isEmpty(valueOf(one)));
}

export const CHOICES_CHANGES = changesOf(isSameChoice);

export const RELATIONS_CHANGES = changesOf(isSameOption);

export const LIST_CHANGES = changesOf(isSameListed);
