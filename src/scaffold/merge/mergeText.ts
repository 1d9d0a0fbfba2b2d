import { conflictLines, parseBlocks, printBlocks } from './blocks.ts';
import { OWNED_FOLDER } from './files.ts';
import { mergeBlocks } from './mergeBlocks.ts';
import { mergeLines } from './mergeLines.ts';
import { mergeJson } from './mergeJson.ts';
import { mergeImports } from './mergeImports.ts';

/** A text that was merged. */
export interface TextMerge {
  /** With both sides’ changes, and with all three versions between markers where they contradict. */
  readonly text: string;
  /** The lines on which contradictions begin. */
  readonly conflicts: readonly number[];
}

/**
 * Three-way merge of a text by the blocks that its indentation makes, and by bindings in the imports of
 * a module, and of JSON by its keys. What was added to a list on both sides is all in it: yours, then the scaffold's.
 *
 * @param path tells modules from other texts
 */
export async function mergeText(
  path: string,
  yours: string,
  last: string,
  next: string,
): Promise<TextMerge> {
  if (yours === last || next === last || yours === next)
    return { text: yours === last ? next : yours, conflicts: [] };
  const json = path.endsWith('.json') ? mergeJson(yours, last, next) : null;
  if (json !== null) return { text: json, conflicts: [] };
  const aligned = /\.tsx?$/.test(path) ? await mergeImports(yours, last, next) : null;
  const texts = aligned ?? ([yours, last, next] as const);
  // What the framework's authors wrote has no entries that both sides could add: its lines say where it was changed.
  const lines = path.startsWith(`${OWNED_FOLDER}/`) ? mergeLines(...texts) : null;
  if (lines !== null) return { text: lines, conflicts: [] };
  const [mine, origin, theirs] = texts.map(parseBlocks);
  const text = printBlocks(mergeBlocks({ yours: mine, last: origin, next: theirs }));
  return { text, conflicts: conflictLines(text) };
}
