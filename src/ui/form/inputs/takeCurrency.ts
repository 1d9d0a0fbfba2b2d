import { get, type UseFormReturn } from 'react-hook-form';
import type { Environment } from 'relay-runtime';
import { pathBeside } from '../pathBeside.ts';
import type { CurrencySource } from '../pickedAmount.ts';
import { readPicked } from '../readPicked.ts';
import { fillIn, isFilledIn } from './filledIn.ts';
import { isUnchosen, type RelationState } from '../unchosen.ts';
import { textOf } from './textOfRecord.ts';

export interface CurrencyTaking {
  readonly environment: Environment;
  readonly form: Pick<UseFormReturn, 'control' | 'formState' | 'getValues' | 'setValue' | 'watch'>;
  /** The closest first. */
  readonly sources: readonly CurrencySource[];
  /** The path of the currency in the form. */
  readonly name: string;
  /** Whether the form edits an existing record. */
  readonly isThere: boolean;
}

/** A currency that was filled in, and what the record is called that it is of. */
export interface TakenCurrency {
  readonly code: string;
  readonly from: string | null;
}

/**
 * Fills in the currency of the closest record that is picked, where no person chose another one. What another record
 * brought along goes first, so that it is never sent with this one.
 *
 * @returns null where nothing is filled in
 */
export async function takeCurrency(taking: CurrencyTaking): Promise<TakenCurrency | null> {
  const { environment, form, name } = taking;
  const source = pickedSource(taking);
  if (!source || !isOpen(taking)) return null;
  if (isFilledIn(form, name)) form.setValue(name, '', { shouldDirty: true });
  const { key, title } = source.record;
  const code = textOf(await readPicked(environment, await source.currency(), key));
  const isStill = pickedSource(taking)?.record.key === key;
  if (code === null || !isStill || !isOpen(taking)) return null;
  fillIn(form, name, code);
  return { code, from: title };
}

function pickedSource({ form, name, sources }: CurrencyTaking) {
  for (const source of sources) {
    const record = form.getValues(pathBeside(name, source.by)) as RelationState | undefined;
    // Somebody is about to pick one.
    if (isUnchosen(record)) return null;
    if (record) return { ...source, record };
  }
  return null;
}

/** Whether the currency is as the form began, empty, or that of a record that was picked before. */
function isOpen({ form, name, isThere }: CurrencyTaking): boolean {
  const state: unknown = form.getValues(name);
  const isAsBegun = !isThere && state === get(form.formState.defaultValues, name);
  return state === '' || isAsBegun || isFilledIn(form, name);
}
