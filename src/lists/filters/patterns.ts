/**
 * A text as part of a pattern of SQL's `LIKE`, in which it stands for itself: `50%` is sent as `50\%`. The
 * backslash is what databases escape by unless a query says otherwise.
 */
export function escapeLike(text: string): string {
  return text.replaceAll(/[\\%_]/g, '\\$&');
}

/**
 * A text as part of a regular expression, in which it stands for itself: `a.b` is sent as `a\.b`. Only what is
 * syntax everywhere is escaped: some engines refuse a backslash before other characters.
 */
export function escapeRegExp(text: string): string {
  return text.replaceAll(/[\\^$.*+?()[\]{}|]/g, '\\$&');
}
