import type { UserError } from '../../relay/userErrors.ts';
import type { AnyFields } from './values.ts';

/** A backend's error and the input that it is about; null for the whole form. */
export interface PlacedError {
  readonly name: string | null;
  readonly message: string;
}

/**
 * Assigns errors to inputs. Backends name an input by column (`customer_id` for `customer`), by
 * path from the arguments (`input.customer.email`), or not at all.
 */
export function placeErrors(fields: AnyFields, errors: readonly UserError[]): PlacedError[] {
  return errors.flatMap(({ fields: paths, message }): PlacedError[] => {
    const names = new Set(
      paths.map((path) => findName(fields, path)).filter((name) => name !== null),
    );
    if (names.size === 0) return [{ name: null, message }];
    return [...names].map((name) => ({ name, message }));
  });
}

/** The input of a path: the first part that is the name of an input. */
function findName(fields: AnyFields, path: readonly string[]): string | null {
  const names = Object.keys(fields);
  for (const part of path) {
    const found = names.find((name) => plain(name) === plain(part));
    if (found) return found;
  }
  const last = path.at(-1) ?? '';
  return names.find((name) => withoutId(name) === withoutId(last)) ?? null;
}

function plain(name: string): string {
  return name.replaceAll(/[^A-Za-z0-9]/g, '').toLowerCase();
}

function withoutId(name: string): string {
  return plain(name).replace(/(row)?ids?$/, '');
}
