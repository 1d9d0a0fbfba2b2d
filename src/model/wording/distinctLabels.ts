import { fieldLabel } from './labels.ts';
import { sentence } from './sentence.ts';
import { splitWords } from './words.ts';

/** Something with a name in the schema, and the label that people see. */
export interface Labelled {
  readonly name: string;
  readonly label: string;
  /** Its value is a day without a time. */
  readonly isDay?: boolean;
}

/** What a label leaves out of a name, in the order in which it is said where it has to be. */
const LEFT_OUT: readonly RegExp[] = [/ at$/, / ids?$/, /^(is|has) /];

/**
 * Labels that tell apart what stands side by side. Of names that are called the same without the words that say little,
 * one is called so, and the others get those words back: `isPublished` and `publishedAt` are Published and Published at,
 * `parent` and `hasParent` are Parent and Has parent, `image` and `imageId` are Image and Image ID.
 *
 * @returns name → label of those whose label changes
 */
export function distinctLabels(all: readonly Labelled[]): Map<string, string> {
  const changed = new Map<string, string>();
  const taken = new Set(all.map(({ label }) => label.toLowerCase()));
  for (const alike of Map.groupBy(all, ({ label }) => label.toLowerCase()).values()) {
    const candidates = LEFT_OUT.flatMap((words) =>
      alike.map((one) => ({ name: one.name, label: wholeLabel(one, words) })),
    );
    for (const { name, label } of candidates) {
      const isAlone = alike.filter((one) => !changed.has(one.name)).length === 1;
      if (isAlone || label === null || changed.has(name) || taken.has(label.toLowerCase()))
        continue;
      changed.set(name, label);
      taken.add(label.toLowerCase());
    }
  }
  return changed;
}

/** The label with the words that it leaves out; null where it leaves out none of that kind, or says something else. */
function wholeLabel({ name, label, isDay = false }: Labelled, leftOut: RegExp): string | null {
  const words = splitWords(name);
  if (!leftOut.test(words.join(' ')) || label !== fieldLabel(name)) return null;
  return sentence(isDay && words.at(-1) === 'at' ? [...words.slice(0, -1), 'on'] : words, name);
}
