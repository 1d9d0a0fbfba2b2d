import { reading, type Caught } from '../../relay/caught.ts';

/** From a record to a Boolean of its own that says whether something may be done with it. */
export type PermissionPath = readonly string[];

/** What a record says of how it may be changed. */
export interface EditPermissions {
  /** Whether any of it may be changed. */
  readonly edit?: PermissionPath;
  /** Whether a field may be changed, by the name of its input. */
  readonly fields?: Readonly<Record<string, PermissionPath>>;
}

/** Whether a record allows something. One that does not say, or could not be read there, allows it: the backend decides. */
export function isAllowed(record: unknown, path: PermissionPath | undefined): boolean {
  if (path === undefined) return true;
  let value: unknown = record;
  for (const name of path) {
    const read = reading(value as Caught<unknown>);
    if (!read.ok || typeof read.value !== 'object' || read.value === null) return true;
    value = (read.value as Record<string, unknown>)[name];
  }
  const last = reading(value as Caught<unknown>);
  return !last.ok || last.value !== false;
}

/** The inputs that a record does not let people change. */
export function deniedInputs(record: unknown, { fields = {} }: EditPermissions): string[] {
  return Object.keys(fields).filter((name) => !isAllowed(record, fields[name]));
}

/** Inputs without those of some names; the same object where it has none of them. */
export function withoutInputs<Inputs extends object>(
  inputs: Inputs,
  names: readonly string[],
): Inputs {
  if (!names.some((name) => Object.hasOwn(inputs, name))) return inputs;
  const left = Object.entries(inputs).filter(([name]) => !names.includes(name));
  // Values of inputs that are left out are not sent, as those of optional ones that nobody touched.
  return Object.fromEntries(left) as Inputs;
}

/**
 * Whether a record may be changed in one field.
 *
 * @param name the name of its input
 */
export function isFieldAllowed(
  record: unknown,
  { edit, fields = {} }: EditPermissions,
  name: string,
): boolean {
  const own = Object.hasOwn(fields, name) ? fields[name] : undefined;
  return isAllowed(record, edit) && isAllowed(record, own);
}
