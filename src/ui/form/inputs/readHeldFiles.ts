import { valueOf, type Caught } from '../../../relay/caught.ts';
import type { FormState } from '../values.ts';
import { textOf } from './textOfRecord.ts';

/** A file that a record has. */
export interface HeldFile {
  /** Where it is: its address, or a path or a name. */
  readonly address: string;
  /** What it is called, where the record says it. */
  readonly name?: string;
  /** In bytes, where the record says it. */
  readonly size?: number;
}

/** Where a record has its files, of which one alone is the shortest list. */
export interface HeldFileSettings {
  /** The path to the address of each: through the items of a list, where there are several. */
  readonly current?: readonly string[];
  /** Beside the address: the field with the name of the file. */
  readonly fileName?: string;
  /** Beside the address: the field with its size in bytes. */
  readonly fileSize?: string;
  /** They are pictures, whatever their addresses are. */
  readonly isPicture?: boolean;
}

/** The files that a record has, as far as it says where they are. */
export function readHeldFiles(
  record: FormState,
  { current = [], fileName = '', fileSize = '' }: HeldFileSettings,
): HeldFile[] {
  const last = current.at(-1);
  if (last === undefined) return [];
  const holders = current
    .slice(0, -1)
    .reduce<readonly unknown[]>(
      (outer, name) => outer.flatMap((one) => partsOf(one, name)),
      [record],
    );
  return holders.flatMap((holder) =>
    partsOf(holder, last).flatMap((part): HeldFile[] => {
      const address = textOf(part);
      if (address === null) return [];
      const [name] = partsOf(holder, fileName).map(textOf);
      const size = Number(partsOf(holder, fileSize)[0] ?? NaN);
      return [{ address, ...(name && { name }), ...(Number.isFinite(size) && { size }) }];
    }),
  );
}

/** The value of a field, or all values of a list. */
function partsOf(holder: unknown, name: string): Array<Caught<unknown>> {
  const object = valueOf(holder as Caught<unknown>);
  if (typeof object !== 'object' || object === null || !Object.hasOwn(object, name)) return [];
  const value = valueOf(Reflect.get(object, name) as Caught<unknown>);
  return (Array.isArray(value) ? value : [value]) as Array<Caught<unknown>>;
}
