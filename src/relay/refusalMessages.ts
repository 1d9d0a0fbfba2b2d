import type { GraphQLErrorEntry } from './errors.ts';
import { textsIn } from './refusedFields.ts';

/** Messages that are the name or the number of a status: the backend's own, or that of a service behind it. */
const STATUS_NAME =
  /^(\d{3}:? )?(internal server error|bad request|unauthorized|forbidden|conflict|unprocessable (entity|content))( exception)?\.?$|^(upstream )?(http error:?|request failed with status code) \d{3}\b/i;

/** Extensions that frameworks put their own error into, or the response of a service, below the name of its status. */
const INNER_ERRORS = ['error', 'originalError', 'response', 'responseBody', 'responseJson', 'body'];

/** `Validation failed: Name can't be blank, Email is invalid` of Rails, `Book validation failed: title: …, price: …` of Mongoose. */
const LISTED = /^(?:\w+ )?validation failed:\s+(\S[\s\S]*)$/i;

/** The messages of an error: its own, those that it lists, or those of the error inside where it says nothing itself. */
export function messagesOf({ message, extensions = {} }: GraphQLErrorEntry): readonly string[] {
  const inner = STATUS_NAME.test(message) ? innerMessages(extensions) : [];
  if (inner.length > 0) return [...new Set(inner)];
  return LISTED.exec(message)?.[1].split(/,\s+(?=\p{Lu}|[\w.]+: )/u) ?? [message];
}

/** Servers nest the error of a service in their own. */
const MAX_DEPTH = 3;

/** What the errors and responses within extensions say, and those within them. */
function innerMessages(value: unknown, depth = 0): string[] {
  if (typeof value !== 'object' || value === null || depth > MAX_DEPTH) return [];
  const { message, ...parts } = value as Readonly<Record<string, unknown>>;
  const own = depth === 0 ? [] : textsIn(message);
  if (own.length > 0) return own;
  return INNER_ERRORS.flatMap((name) => innerMessages(parts[name], depth + 1));
}
