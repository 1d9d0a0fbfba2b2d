import { isJsonObject } from '../../relay/jsonObject.ts';
import type { Input } from './input.ts';
import { isSameValue, type FormState } from './values.ts';

/**
 * A value as it was saved, without what nobody entered: the key that the backend gave an item of a list, the default
 * of a part of an object. A part that is empty was entered only where it had a value before.
 *
 * @param before the state as read, where the record was there
 */
export function asEntered(
  input: Input,
  entered: unknown,
  saved: unknown,
  before?: unknown,
): unknown {
  if (input.isGroup && input.parts && isJsonObject(entered) && isJsonObject(saved))
    return partsAsEntered(input.parts, entered, saved, isJsonObject(before) ? before : {});
  if (input.item && isItems(entered) && isItems(saved))
    return itemsAsEntered(input.item, entered, saved, isItems(before) ? before : []);
  return saved;
}

function partsAsEntered(
  parts: Readonly<Record<string, Input>>,
  entered: FormState,
  saved: FormState,
  before: FormState,
): FormState {
  const entries = Object.entries(saved).map(([name, part]) => {
    if (!Object.hasOwn(parts, name)) return [name, part];
    const input = parts[name];
    const hadValue = name in before && !input.isEmpty(before[name]);
    const isGiven = !input.isEmpty(part) && input.isEmpty(entered[name]) && !hadValue;
    return [name, isGiven ? entered[name] : asEntered(input, entered[name], part, before[name])];
  });
  return Object.fromEntries(entries) as FormState;
}

interface Item {
  readonly value: unknown;
}

/** Each saved item is compared with the entered one that it is, wherever that is, else with the one in its place. */
function itemsAsEntered(
  item: Input,
  entered: readonly Item[],
  saved: readonly Item[],
  before: readonly Item[],
): readonly Item[] {
  const open = new Set(entered.keys());
  // Among others, which item was which before is not known.
  const former = before.length === entered.length ? before : [];
  return saved.map((own, place) => {
    const asThat = (index: number) =>
      asEntered(item, entered[index].value, own.value, former[index]?.value);
    const isThat = (index: number) => isSameValue(item, entered[index].value, asThat(index));
    const index = [place, ...open].find((one) => open.has(one) && isThat(one)) ?? place;
    open.delete(index);
    return index < entered.length ? { ...own, value: asThat(index) } : own;
  });
}

function isItems(state: unknown): state is readonly Item[] {
  return Array.isArray(state) && state.every((item) => isJsonObject(item) && 'value' in item);
}
