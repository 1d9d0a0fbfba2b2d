import type { Environment, MutationParameters } from 'relay-runtime';
import { isWireError, NetworkError, pageStatus, type WireError } from '../../../relay/errors.ts';
import { commit, type Change, type Outcome } from '../../../relay/mutation.ts';
import type { UserError } from '../../../relay/userErrors.ts';
import { adviceOn } from '../../errors/advice.ts';
import { wordsOfErrors } from '../../errors/userErrorWords.ts';
import { readSaved, type SentValues } from '../../form/savedDifferences.ts';
import type { Locale } from '../../../locale/locale.ts';
import type { ItemOutcome } from './run.ts';
import type { CallResult, ItemResult } from './runner.ts';

/** What is sent for items of a run, and to which of their values the backend's words belong. */
export interface ItemChange {
  readonly change: Change<MutationParameters>;
  readonly variables: MutationParameters['variables'];
  /** Names what an error is about. */
  readonly words?: (errors: readonly UserError[]) => string;
  /** Of a single item: what was sent, to be compared with what the backend has made of it. */
  readonly sentValues?: (response: unknown) => Promise<SentValues | null>;
}

/** Sends one mutation, once, for so many items. Never rejects. @param environment used for nothing else */
export async function sendChange(
  environment: Environment,
  { change, variables, words, sentValues }: ItemChange,
  count: number,
  locale: Locale,
): Promise<CallResult> {
  const outcome = await commit(environment, change, variables);
  if (outcome.status === 'saved') {
    const sent = await sentValues?.(outcome.response).catch(() => null);
    return same({ outcome: 'done', reason: sent ? await readSaved(sent, locale) : null }, count);
  }
  return failedResult(outcome, count, locale, words);
}

/** The result of a mutation that was not saved, for so many items. */
export function failedResult(
  outcome: Exclude<Outcome<unknown>, { status: 'saved' }>,
  count: number,
  locale: Locale,
  words: (errors: readonly UserError[]) => string = (errors) => wordsOfErrors(errors, locale),
): CallResult {
  if (outcome.status === 'refused')
    return same({ outcome: 'failed', reason: words(outcome.errors) }, count);
  return broken(outcome.error, outcome.mayHaveHappened ? 'unknown' : 'failed', count, locale);
}

/** The result for an item that could not be read: nothing was sent. @param cause as the network threw it */
export function failedRead(cause: unknown, locale: Locale): CallResult {
  const error = isWireError(cause) ? cause : new NetworkError(undefined, { cause });
  return broken(error, 'failed', 1, locale);
}

/** The result for one item. */
export function single(outcome: ItemOutcome, reason: string | null): CallResult {
  return { items: [{ outcome, reason }] };
}

function broken(error: WireError, outcome: ItemOutcome, count: number, locale: Locale): CallResult {
  const { title } = adviceOn(error, 'panel', locale);
  const isOfAll = error.name !== 'GraphQLResponseError' || pageStatus(error) === 401;
  return { ...same({ outcome, reason: title }, count), ...(isOfAll && { halt: error }) };
}

function same(item: ItemResult, count: number): CallResult {
  return { items: Array.from({ length: count }, () => item) };
}
