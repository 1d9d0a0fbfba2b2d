import type { Address } from '../address/address.ts';
import { WRITTEN_IN } from '../locale/writtenIn.ts';
import { isGroupable } from './filters/groups.ts';
import { partsOf, STEP } from './filters/comparisons.ts';
import type { Comparison } from './filters/operators.ts';
import { comparisonOf, operandsIn } from './filters/filtersInAddress.ts';
import type { FilterName, ListSettings } from './listSettings.ts';

/** Filters in an address that the list does not support; they are not sent. */
export function unknownFilters<Variables>(
  settings: ListSettings<Variables>,
  address: Address,
): ReadonlyArray<{
  readonly filter: FilterName;
  readonly parameter: string;
  readonly text: string;
}> {
  const names = Object.keys(address).filter((parameter) => {
    const [name, comparison] = partsOf(parameter);
    if (comparison === WRITTEN_IN) return false;
    return settings.filters !== undefined && Object.hasOwn(settings.filters, name);
  });
  return names.flatMap((parameter) => {
    const [name, comparison, group] = partsOf(parameter);
    const filter = settings.filters?.[name];
    const found = filter && comparisonOf(filter, comparison);
    const setting =
      found && (group === '' || isGroupable(settings, found, group)) ? found : undefined;
    const parts = [name, found ? (comparison as Comparison) : '', group] as const;
    return operandsIn(settings, address, parameter, parts)
      .filter((text) => !setting?.accepts(text))
      .map((text) => ({ filter: filter ?? { label: name }, parameter, text }));
  });
}

/** The filters in an address that the person may not use; they are not sent. */
export function deniedFilters<Variables>(
  { deniedFilters: denied = {} }: ListSettings<Variables>,
  address: Address,
): readonly FilterName[] {
  // Who may not follow a relation may not filter through it.
  const names = new Set(
    Object.keys(address)
      .map((parameter) => partsOf(parameter)[0])
      .flatMap((name) => [name, name.split(STEP)[0]]),
  );
  return Object.keys(denied)
    .filter((name) => names.has(name))
    .map((name) => denied[name]);
}
