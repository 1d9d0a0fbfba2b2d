import type { TypeCondition } from '../../model/types/variables.ts';
import { camelCase } from '../names.ts';

/**
 * What the type of a refusal is asked for as, of a whole response and of each item of a list, and what it says. The
 * transport makes errors of what has it: `src/relay/refusals.ts` knows these names, too.
 */
const REFUSED = 'refusedAs';
const REFUSED_ITEM = 'refusedItemAs';
const MESSAGE = 'refusedMessage';
const MESSAGE_OR_NULL = 'refusedMessageOrNull';
const CODE = 'refusedCode';

/** What a response has an object by that is of the type of a condition; it is null where it is of another one. */
export function aliasOf({ on }: TypeCondition): string {
  return camelCase(on);
}

/** A field of a refusal. */
export interface RefusalField {
  readonly on: string;
  readonly name: string;
  readonly alias: string;
}

/** What refusals are asked for. */
export function refusalFields({ refusals, ofEach }: TypeCondition): RefusalField[] {
  const [first] = refusals.flatMap(({ code }) => code ?? []);
  return refusals.flatMap(({ on, message, code }) => [
    { on, name: '__typename', alias: ofEach ? REFUSED_ITEM : REFUSED },
    // One name must not stand for a text that may be null and for one that may not, nor for codes of two types.
    ...(message
      ? [{ on, name: message.name, alias: message.nullable ? MESSAGE_OR_NULL : MESSAGE }]
      : []),
    ...(code && code.type === first?.type ? [{ on, name: code.name, alias: CODE }] : []),
  ]);
}
