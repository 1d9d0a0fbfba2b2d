import type { GraphQLErrorEntry } from './errors.ts';

/** Messages that are the name of a status. */
const STATUS_NAME =
  /^(internal server error|bad request|unauthorized|forbidden|unprocessable entity)( exception)?\.?$/i;

/** Extensions that frameworks put their own error into, below the name of its status. */
const INNER_ERRORS = ['error', 'originalError', 'response'];

/** `Validation failed: Name can't be blank, Email is invalid` of Rails, `Book validation failed: title: …, price: …` of Mongoose. */
const LISTED = /^(?:\w+ )?validation failed:\s+(\S[\s\S]*)$/i;

/** The messages of an error: its own, those that it lists, or those of the error inside where it says nothing itself. */
export function messagesOf({ message, extensions = {} }: GraphQLErrorEntry): readonly string[] {
  const inner = STATUS_NAME.test(message)
    ? INNER_ERRORS.flatMap((name) => textsIn((Object(extensions[name]) as Inner).message))
    : [];
  if (inner.length > 0) return [...new Set(inner)];
  return LISTED.exec(message)?.[1].split(/,\s+(?=\p{Lu}|[\w.]+: )/u) ?? [message];
}

interface Inner {
  readonly message?: unknown;
}

function textsIn(value: unknown): string[] {
  const values = Array.isArray(value) ? value : [value];
  return values.filter((each): each is string => typeof each === 'string' && each !== '');
}
