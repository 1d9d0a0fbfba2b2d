import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';

export interface SourceWord {
  readonly file: string;
  readonly text: string;
}

/** Attributes whose text a person sees or hears. */
const SPOKEN_ATTRIBUTES = new Set(['alt', 'aria-label', 'label', 'placeholder', 'title', 'help']);

/** What is written in the sources of a folder: all texts, and those that stand in markup as they are. */
export function wordsIn(folder: string): { texts: Set<string>; spoken: SourceWord[] } {
  const texts = new Set<string>();
  const spoken: SourceWord[] = [];
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  for (const file of files.filter((name) => /\.tsx?$/.test(name))) {
    const source = readFileSync(join(folder, file), 'utf8');
    const visit = (node: ts.Node): void => {
      if (ts.isStringLiteralLike(node)) texts.add(node.text);
      const text = spokenText(node);
      if (text !== null && /\p{L}{2}/u.test(text)) spoken.push({ file, text: text.trim() });
      ts.forEachChild(node, visit);
    };
    visit(ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true));
  }
  return { texts, spoken };
}

function spokenText(node: ts.Node): string | null {
  if (ts.isJsxText(node)) return node.text;
  if (!ts.isStringLiteralLike(node) && !ts.isTemplateExpression(node)) return null;
  const attribute = ts.findAncestor(node, (parent) =>
    parent === node
      ? false
      : ts.isJsxAttribute(parent) || ts.isCallExpression(parent)
        ? true
        : ts.isStatement(parent)
          ? 'quit'
          : false,
  );
  const isSpoken =
    attribute !== undefined &&
    ts.isJsxAttribute(attribute) &&
    SPOKEN_ATTRIBUTES.has(attribute.name.getText());
  const isChild = ts.isJsxExpression(node.parent) && ts.isJsxElement(node.parent.parent);
  if (!isSpoken && !isChild) return null;
  if (!ts.isTemplateExpression(node)) return node.text;
  return [node.head, ...node.templateSpans.map(({ literal }) => literal)]
    .map(({ text }) => text)
    .join(' ');
}
