/** The names of a message's holes, in all of its cases: of `{count, plural, one {# {record}} …}` `count` and `record`. */
export function holesOf(message: string): string[] {
  const names = new Set<string>();
  const open: Array<'hole' | 'case'> = [];
  for (const [token, name] of message.matchAll(/\}|\{\s*(\w*)/g)) {
    if (token === '}') {
      open.pop();
    } else if (open.at(-1) === 'hole') {
      // Within a hole a brace opens a case's text, which may begin with any word.
      open.push('case');
    } else {
      names.add(name);
      open.push('hole');
    }
  }
  return [...names].sort();
}
