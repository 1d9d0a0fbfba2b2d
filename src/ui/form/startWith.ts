import type { Environment } from 'relay-runtime';
import type { Locale } from '../../locale/locale.ts';
import { broughtCurrencies } from './broughtCurrencies.ts';
import { KEY, NUMBER } from './formAddress.ts';
import { newState, type AnyFields, type FormState } from './values.ts';

/**
 * The state of the form for a new record that is made for other ones.
 *
 * @param given the keys of those, as the address has them: `customer.key=…`
 */
export async function startWith(
  environment: Environment,
  fields: AnyFields,
  given: URLSearchParams,
  locale: Locale,
): Promise<FormState> {
  const chosen = Object.fromEntries(
    Object.entries(fields).flatMap(([name, { finds, parse }]) => {
      if (!finds || finds.isMany) return [];
      const number = given.get(`${name}.${NUMBER}`);
      const key = number === null ? given.get(`${name}.${KEY}`) : Number(number);
      return key === null ? [] : [[name, parse(key, locale)]];
    }),
  );
  const brought = await broughtCurrencies(environment, fields, chosen, locale);
  return { ...newState(fields, locale), ...chosen, ...brought };
}
