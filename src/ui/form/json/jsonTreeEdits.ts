import 'client-only';
import type { Locale } from '../../../locale/locale.ts';
import { t } from '../../../locale/translate.ts';
import { withText, withValue, type EditedJson } from './jsonEdits.ts';
import { asKind, emptyLike, kindOf } from './jsonKinds.ts';
import { withoutPart, withPart } from './jsonParts.ts';
import { addAt, partAt, removeAt, writtenAt } from './jsonTreeContext.ts';
import type { JsonTreeEdits, Place } from './jsonTreeContext.ts';
import type { JsonTreeState } from './useJsonTree.ts';

/**
 * What can be done with the values of a tree.
 *
 * @param say takes what an edit did where its focus does not tell; empty where that does
 */
export function jsonTreeEdits(
  edited: EditedJson,
  { added, edit }: Pick<JsonTreeState, 'added' | 'edit'>,
  { say, locale }: { readonly say: (words: string) => void; readonly locale: Locale },
): JsonTreeEdits {
  return {
    edited,
    added,
    write: ({ node, at }, written) => {
      say('');
      edit(withValue(edited, node, written), { name: `write ${at}` });
    },
    change: ({ node, at }, kind) => {
      say('');
      const written = writtenAt(edited, node);
      const next = withText(edited, node, asKind(written, kindOf(node, written), kind));
      edit(next, { focus: at });
    },
    add: ({ node, at }, name) => {
      say('');
      const place = partAt(at, name ?? node.parts.length);
      const next = withPart(edited, node, name, emptyLike(edited, node));
      edit(next, { focus: place, added: place });
    },
    remove: (parent, index, path) => {
      say(t('{name} was removed.', locale, { name: path }));
      edit(withoutPart(edited, parent.node, index), { focus: besideRemoved(parent, index) });
    },
  };
}

/** What gets the focus when a part is removed: what removes the next one, or the last; else what adds another. */
function besideRemoved({ node: { kind, parts }, at }: Place, index: number): string {
  const neighbour = parts[index + 1] ?? parts[index - 1];
  // The entries of a list behind it move up.
  const movesUp = index < parts.length - 1 && kind === 'array';
  const name = movesUp ? index : neighbour?.name;
  return name === undefined ? addAt(at) : removeAt(partAt(at, name));
}
