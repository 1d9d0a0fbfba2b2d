import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join, sep } from 'node:path';
import ts from 'typescript';
import { labelOf } from '../locale/labelOf.ts';
import { isMissing } from './checkout.ts';

/** The folder of the screens. */
const FOLDER = 'src/resources';
/** The app's own words for groups and pages. */
const NAVIGATION = 'src/navigation.ts';

/** Properties and attributes with texts for people, in generated and edited code. */
const NAMES = new Set([
  'label',
  'pluralLabel',
  'newLabel',
  'title',
  'caption',
  'help',
  'description',
  'fields',
]);

/** Names what is without a label of its own by the words of its name. */
const DEFINE_FILTERS = 'defineFilters';

/** Columns, whose label follows from their name where none is given: `textColumn('paymentStatus', …)`. */
const COLUMN = /^(\w+C|c)olumn$/;

/** What the fields of a record mean: `orderHelp`. */
const HELP = /Help$/;

/**
 * The labels of types, fields, enum values and actions in the screens, which can be translated.
 *
 * @param changes files over those of the checkout: path → text, or null for a deleted one
 * @returns each label once, in the order of the files
 */
export async function readLabels(
  root: string,
  changes: ReadonlyMap<string, string | null> = new Map(),
): Promise<Set<string>> {
  const present = await sourceFiles(join(root, FOLDER));
  const paths = new Set([...present.map((path) => `${FOLDER}/${path}`), ...changes.keys()]);
  if (existsSync(join(root, NAVIGATION))) paths.add(NAVIGATION);
  const labels = new Set<string>();
  for (const path of [...paths].filter(isSource).sort()) {
    const changed = changes.get(path);
    if (changed === null) continue;
    const text = changed ?? (await readFile(join(root, path), 'utf8'));
    for (const label of labelsIn(text)) labels.add(label);
  }
  return labels;
}

function isSource(path: string): boolean {
  return path === NAVIGATION || (path.startsWith(`${FOLDER}/`) && /\.tsx?$/.test(path));
}

async function sourceFiles(folder: string): Promise<string[]> {
  try {
    const paths = await readdir(folder, { recursive: true });
    return paths.map((path) => path.split(sep).join('/'));
  } catch (error) {
    if (isMissing(error)) return [];
    throw error;
  }
}

/** The labels in a source file. */
export function labelsIn(source: string): string[] {
  const labels: string[] = [];
  const visit = (node: ts.Node): void => {
    if (isRecordOfVariables(node)) return;
    if (ts.isPropertyAssignment(node) || ts.isJsxAttribute(node)) {
      if (NAMES.has(node.name.getText()) && node.initializer)
        labels.push(...textsOf(node.initializer));
    }
    if (ts.isVariableDeclaration(node) && HELP.test(node.name.getText()))
      labels.push(...valuesIn(node.initializer));
    if (ts.isJsxAttributes(node)) labels.push(...labelByName(node));
    if (ts.isCallExpression(node) && node.expression.getText() === DEFINE_FILTERS)
      labels.push(...node.arguments.flatMap(labelsOfNames));
    const fields = definedFields(node);
    if (fields) labels.push(...labelsOfNames(fields));
    if (ts.isCallExpression(node) && COLUMN.test(node.expression.getText()) && !hasLabel(node))
      labels.push(...node.arguments.slice(0, 1).flatMap(textsOf).map(labelOf));
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile('screen.tsx', source, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX));
  return labels;
}

/** The labels of an object's properties that are given none. */
function labelsOfNames(node: ts.Expression): string[] {
  if (!ts.isObjectLiteralExpression(node)) return [];
  return node.properties.flatMap((property) => {
    if (!ts.isPropertyAssignment(property) || hasLabel(property.initializer)) return [];
    const { name } = property;
    return ts.isIdentifier(name) || ts.isStringLiteral(name) ? [labelOf(name.text)] : [];
  });
}

/** Whether a call has a label among its arguments: `textFilter('filter.vat', stringFilter, { label: 'VAT' })`. */
function hasLabel(node: ts.Expression): boolean {
  if (ts.isSatisfiesExpression(node)) return hasLabel(node.expression);
  return (
    ts.isCallExpression(node) &&
    node.arguments.some(
      (argument) =>
        hasLabel(argument) ||
        (ts.isObjectLiteralExpression(argument) &&
          argument.properties.some((property) => property.name?.getText() === 'label')),
    )
  );
}

/** The inputs that are defined: `const fields: Fields<OrderInput> = { … }`, `fields: { … }`. */
function definedFields(node: ts.Node): ts.Expression | undefined {
  if (ts.isVariableDeclaration(node))
    return node.type && /Fields</.test(node.type.getText()) ? node.initializer : undefined;
  return ts.isPropertyAssignment(node) && node.name.getText() === 'fields'
    ? node.initializer
    : undefined;
}

/** `columns: { title: 'withTitle' }` says what each column's field is asked for with. */
function isRecordOfVariables(node: ts.Node): boolean {
  return (
    ts.isPropertyAssignment(node) &&
    node.name.getText() === 'columns' &&
    ts.isObjectLiteralExpression(node.initializer)
  );
}

/** `<Money name="subtotal" …>` has the label that its name gives, unless it has one of its own. */
function labelByName({ properties, parent }: ts.JsxAttributes): string[] {
  const valueOf = (name: string) =>
    properties.flatMap((one) =>
      ts.isJsxAttribute(one) && one.name.getText() === name ? [one.initializer] : [],
    )[0];
  const name = valueOf('name');
  const isField = /^[A-Z]/.test(parent.tagName.getText()) && valueOf('label') === undefined;
  return isField && name && ts.isStringLiteral(name) ? [labelOf(name.text)] : [];
}

/** The texts of an object's properties, whatever they are called. */
function valuesIn(node: ts.Expression | undefined): string[] {
  if (!node || !ts.isObjectLiteralExpression(node)) return [];
  return node.properties.flatMap((one) =>
    ts.isPropertyAssignment(one) ? textsOf(one.initializer) : [],
  );
}

function textsOf(node: ts.Expression): string[] {
  if (ts.isStringLiteral(node) && ts.isJsxAttribute(node.parent))
    return [withoutEntities(node.text)];
  if (ts.isStringLiteralLike(node)) return [node.text];
  if (ts.isJsxExpression(node)) return node.expression ? textsOf(node.expression) : [];
  return ts.isArrayLiteralExpression(node) ? node.elements.flatMap(textsOf) : [];
}

/** TypeScript does not decode JSX entities; these are all that the scaffold writes. */
function withoutEntities(text: string): string {
  return text.replaceAll('&quot;', '"').replaceAll('&amp;', '&');
}
