import { getNullableType, isListType } from 'graphql';
import { isDangerous } from '../../model/conventions/mutation/name.ts';
import { splitWords } from '../../model/wording/words.ts';
import { isDemanded, type InputContext, type InputField, type InputKind } from './inputPlan.ts';
import { listLimits } from './limits.ts';

/** Words of a list that has to have an item. */
const NEVER_EMPTY =
  /\bat least (one|1|an?)\b|\bone or more\b|\bnon-?empty\b|\b(not|never|cannot) (be )?empty\b/i;

/** The kinds of inputs for lists that are sent as they are, empty ones, too. */
const LISTS: readonly string[] = ['list', 'choices', 'relations'];

/**
 * Whether a list that the backend insists on may be empty: `conditions: [Condition!]!` takes `[]`. What an action is
 * done with, or done to, is chosen by the person, and so is a file.
 */
export function mayBeEmpty(
  input: InputField,
  { make, item }: InputKind,
  { writesRecord, isInAddress, holders = [] }: EmptyContext,
): boolean {
  if (!isDemanded(input) || !isListType(getNullableType(input.type))) return false;
  if (!LISTS.includes(make) || item?.kind.isWriteOnly || isInAddress) return false;
  if (Number(listLimits(input).minItems ?? 0) > 0) return false;
  if (NEVER_EMPTY.test(input.description ?? '')) return false;
  if (writesRecord) return true;
  // The outermost is the mutation itself.
  return item?.kind.object !== undefined && !isDangerous(splitWords(holders.at(-1) ?? ''));
}

type EmptyContext = Pick<InputContext, 'writesRecord' | 'isInAddress' | 'holders'>;
