import type { Environment } from 'relay-runtime';
import type { Locale } from '../../locale/locale.ts';
import type { Option } from '../../lists/picker.ts';
import { valueOf } from '../../relay/caught.ts';
import { readPicked } from './readPicked.ts';
import type { AnyFields, FormState } from './values.ts';

/**
 * The currencies of the records that a new record begins with. What cannot be read is left to the person.
 *
 * @param chosen those records, by the input that chooses them
 * @returns states by the names of their inputs
 */
export async function broughtCurrencies(
  environment: Environment,
  fields: AnyFields,
  chosen: FormState,
  locale: Locale,
): Promise<FormState> {
  const read = Object.entries(fields).map(async ([name, input]) => {
    const source = input.picked?.find(({ by }) => chosen[by]);
    if (!source) return [];
    const { key } = chosen[source.by] as Option;
    const code = valueOf(await readPicked(environment, await source.currency(), key));
    return code === null ? [] : [[name, input.parse(code, locale)] as const];
  });
  const entries = await Promise.all(read.map((one) => one.catch(() => [])));
  return Object.fromEntries(entries.flat());
}
