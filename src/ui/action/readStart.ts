import { fetchQuery } from 'react-relay';
import type { Environment, OperationType } from 'relay-runtime';
import type { Address } from '../../address/address.ts';
import { valueOf, type Caught } from '../../relay/caught.ts';
import { isReadable, type LabelledInput } from '../form/input.ts';
import { initialState, type AnyFields, type FormState, type ReadValues } from '../form/values.ts';
import type { Locale } from '../../locale/locale.ts';
import { t } from '../../locale/translate.ts';
import type { ActionStart } from './recordAction.ts';

/**
 * Reads the initial values of an action's form from the record.
 *
 * @param address of the record's page
 * @throws the network's error, or that there is no record
 */
export async function readStart(
  environment: Environment,
  start: ActionStart,
  fields: AnyFields,
  address: Address,
  locale: Locale,
): Promise<FormState> {
  return initialState(fields, await readValues(environment, start, address), locale);
}

/**
 * Reads the values again that an action started with: those that it changes. What it reads of the record besides, such
 * as a currency, is none of them.
 *
 * @throws as `readStart`
 */
export async function readChanged(
  environment: Environment,
  start: ActionStart,
  fields: AnyFields,
  address: Address,
  locale: Locale,
): Promise<FormState> {
  const values = await readValues(environment, start, address);
  const state = initialState(fields, values, locale);
  return Object.fromEntries(Object.entries(state).filter(([name]) => Object.hasOwn(values, name)));
}

async function readValues(
  environment: Environment,
  { query, variables, read, values }: ActionStart,
  address: Address,
): Promise<ReadValues> {
  const response = await fetchQuery<OperationType>(
    environment,
    query,
    variables(address) as OperationType['variables'],
    { networkCacheConfig: { force: true } },
  ).toPromise();
  const found = (read as (response: unknown, address: Address) => Caught<object>)(
    response,
    address,
  );
  const record = valueOf(found);
  if (!record) throw new Error('The record no longer exists.');
  return values(record as never);
}

/** Inputs whose help texts show the record's current values. */
export function withPresent(fields: AnyFields, start: FormState, locale: Locale): AnyFields {
  return Object.fromEntries(
    Object.entries(fields).map(([name, input]): [string, LabelledInput] => {
      if (!isReadable(input) || input.isEmpty(start[name])) return [name, input];
      const now = t('Current value: {value}', locale, { value: input.format(start[name], locale) });
      return [name, { ...input, help: [input.help, now].filter(Boolean).join(' ') }];
    }),
  );
}

/** The values to send: those that are filled in, and initial values that were removed. */
export function withEmptied(
  fields: AnyFields,
  start: FormState,
  state: FormState,
  filledIn: Record<string, unknown>,
): Record<string, unknown> {
  const emptied = Object.entries(fields)
    .filter(([name, input]) => input.isEmpty(state[name]) && !input.isEmpty(start[name]))
    .map(([name, input]) => [name, input.cleared]);
  return { ...filledIn, ...(Object.fromEntries(emptied) as Record<string, unknown>) };
}
