import type { Field } from '../../model/model.ts';
import { isTellingName } from '../../model/tellingOrder.ts';
import { splitWords } from '../../model/words.ts';

/** How late a field gets a column of its own: what every record has comes first, and switches of its settings last. */
export function tellingRank({ name, kind, nullable }: Field): number {
  if (isTellingName(name)) return nullable ? 2 : 0;
  const words = splitWords(name).filter((word) => word !== 'is');
  if (kind === 'boolean' && words.length > 1) return 4;
  return nullable ? 3 : 1;
}
