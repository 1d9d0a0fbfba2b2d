import { readdir, readFile } from 'node:fs/promises';
import { join, sep } from 'node:path';
import { GraphQLError, parse, type DocumentNode } from 'graphql';
import ts from 'typescript';
import { isMissing, readText } from './checkout.ts';

/** A GraphQL document in the checkout, with its place. */
export interface SourceDocument {
  path: string;
  /** The line in the file at which the document starts. */
  line: number;
  document: DocumentNode;
}

/** The folder in which relay-compiler looks for documents. */
const SOURCES = 'src';
/** The query that verifies a credential, which the server sends by itself. */
export const SIGN_IN_CHECK = 'schema/signInCheck.graphql';

/** What starts, renews and ends sessions on the backend, which the server sends by itself, too. */
export const SIGN_IN = 'schema/signIn.graphql';

/**
 * All documents that the app may send. Syntax errors are left to relay-compiler, which reports
 * them.
 */
export async function readDocuments(root: string): Promise<SourceDocument[]> {
  const documents: SourceDocument[] = [];
  for (const path of await sourcePaths(root)) {
    const source = await readFile(join(root, path), 'utf8');
    if (!source.includes('graphql`')) continue;
    for (const { text, line } of taggedTexts(source)) {
      const document = parsed(text);
      if (document) documents.push({ path, line, document });
    }
  }
  const signInCheck = parsed((await readText(root, SIGN_IN_CHECK)) ?? '');
  if (signInCheck) documents.push({ path: SIGN_IN_CHECK, line: 1, document: signInCheck });
  return documents;
}

async function sourcePaths(root: string): Promise<string[]> {
  try {
    const names = await readdir(join(root, SOURCES), { recursive: true });
    return names
      .filter((name) => /\.[jt]sx?$/.test(name))
      .map((name) => `${SOURCES}/${name.split(sep).join('/')}`)
      .sort();
  } catch (error) {
    if (isMissing(error)) return [];
    throw error;
  }
}

/** The texts of `graphql` tags, with their lines. */
function taggedTexts(source: string): { text: string; line: number }[] {
  const file = ts.createSourceFile(
    'a.tsx',
    source,
    ts.ScriptTarget.Latest,
    false,
    ts.ScriptKind.TSX,
  );
  const found: { text: string; line: number }[] = [];
  const look = (node: ts.Node): void => {
    if (ts.isTaggedTemplateExpression(node) && ts.isNoSubstitutionTemplateLiteral(node.template)) {
      // relay-compiler matches the tag's name, also as a member of an object.
      const tag = ts.isPropertyAccessExpression(node.tag) ? node.tag.name : node.tag;
      if (ts.isIdentifier(tag) && tag.text === 'graphql') {
        const { end, text } = node.template;
        const start = file.getLineAndCharacterOfPosition(end - text.length - 1);
        found.push({ text, line: start.line + 1 });
      }
    }
    ts.forEachChild(node, look);
  };
  look(file);
  return found;
}

function parsed(text: string): DocumentNode | null {
  try {
    return parse(text);
  } catch (error) {
    if (error instanceof GraphQLError) return null;
    throw error;
  }
}
