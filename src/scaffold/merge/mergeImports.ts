/**
 * Three-way merge of a module's import block, binding by binding. Lines are the wrong grain there:
 * both sides adding a name to the same import, or an import at the same place, is no contradiction.
 */
import type * as TypeScript from 'typescript';

/** What a declaration imports of its module. */
interface Bindings {
  /** `import Default from`, or null. */
  defaultBinding: string | null;
  /** `import * as Namespace from`, or null. */
  namespace: string | null;
  /** As written: `useMemo`, `Link as RouterLink`, `type Row`. */
  named: string[];
}

const NONE: Bindings = { defaultBinding: null, namespace: null, named: [] };

interface ImportDeclaration extends Bindings {
  source: string;
  typeOnly: boolean;
  /** What follows the module's name: ` with { type: 'json' }`. */
  attributes: string;
  /** The comments above it, each with its line end. */
  comments: string;
}

interface Module {
  before: string;
  imports: ImportDeclaration[];
  after: string;
}

const PRINT_WIDTH = 100;

/**
 * Gives all three texts the same import block: imports that either side added are in, imports that either side removed
 * are out. The text before and after the block stays as it is.
 *
 * @returns the three texts in the given order, or null when one of them has no imports, or when both sides changed the
 *   same default or namespace binding
 */
export async function mergeImports(
  yours: string,
  last: string,
  next: string,
): Promise<[yours: string, last: string, next: string] | null> {
  // Loaded only when it is needed: it is large.
  const { default: typescript } = await import('typescript');
  const [mine, origin, theirs] = [yours, last, next].map((text) => readModule(typescript, text));
  if (!mine || !origin || !theirs) return null;
  const merged = mergeDeclarations(mine.imports, origin.imports, theirs.imports);
  if (!merged) return null;
  const block = merged.map(printDeclaration).join('\n');
  const join = ({ before, after }: Module) => before + block + after;
  return [join(mine), join(origin), join(theirs)];
}

/** Divides a module at the imports that it begins with; null when it begins otherwise. */
function readModule(typescript: typeof TypeScript, text: string): Module | null {
  const { createSourceFile, isImportDeclaration, ScriptKind, ScriptTarget } = typescript;
  const file = createSourceFile('module.tsx', text, ScriptTarget.Latest, false, ScriptKind.TSX);
  const count = file.statements.findIndex((statement) => !isImportDeclaration(statement));
  const imports = file.statements
    .slice(0, count < 0 ? undefined : count)
    .filter((statement) => isImportDeclaration(statement));
  const [first] = imports;
  if (!first) return null;
  const start = first.getStart(file);
  return {
    before: text.slice(0, start),
    imports: imports.map((node) => readDeclaration(typescript, file, node, node === first)),
    after: text.slice(imports[imports.length - 1].end),
  };
}

function readDeclaration(
  { isNamedImports, isNamespaceImport, SyntaxKind }: typeof TypeScript,
  file: TypeScript.SourceFile,
  node: TypeScript.ImportDeclaration,
  isFirst: boolean,
): ImportDeclaration {
  const { importClause: clause, moduleSpecifier, attributes } = node;
  const bindings = clause?.namedBindings;
  const textOf = (part: TypeScript.Node) => part.getText(file).replaceAll(/\s+/g, ' ');
  const comments = isFirst ? '' : file.text.slice(node.pos, node.getStart(file)).trim();
  return {
    source: (moduleSpecifier as TypeScript.StringLiteral).text,
    typeOnly: clause?.phaseModifier === SyntaxKind.TypeKeyword,
    defaultBinding: clause?.name?.text ?? null,
    namespace: bindings && isNamespaceImport(bindings) ? bindings.name.text : null,
    named: bindings && isNamedImports(bindings) ? bindings.elements.map(textOf) : [],
    attributes: attributes ? ` ${textOf(attributes)}` : '',
    comments: comments && `${comments}\n`,
  };
}

function keyOf(declaration: ImportDeclaration): string {
  const form = declaration.namespace ? '*' : isSideEffect(declaration) ? '!' : '{';
  return `${declaration.typeOnly ? 'type ' : ''}${form}${declaration.source}${declaration.attributes}`;
}

function isSideEffect({ defaultBinding, namespace, named }: Bindings): boolean {
  return !defaultBinding && !namespace && named.length === 0;
}

function mergeDeclarations(
  ours: ImportDeclaration[],
  origin: ImportDeclaration[],
  theirs: ImportDeclaration[],
): ImportDeclaration[] | null {
  const [a, o, b] = [ours, origin, theirs].map(byKey);
  if (!a || !o || !b) return null;
  const merged: ImportDeclaration[] = [];
  for (const key of orderOf([...a.keys()], [...b.keys()])) {
    const declaration = mergeDeclaration(a.get(key), o.get(key), b.get(key));
    if (declaration === 'contradiction') return null;
    if (declaration) merged.push(declaration);
  }
  return merged;
}

/** Statements of one key as one; null where two have other default or namespace bindings. */
function byKey(declarations: ImportDeclaration[]): Map<string, ImportDeclaration> | null {
  const all = new Map<string, ImportDeclaration>();
  for (const declaration of declarations) {
    const key = keyOf(declaration);
    const one = all.get(key);
    const whole = one ? joined(one, declaration) : declaration;
    if (!whole) return null;
    all.set(key, whole);
  }
  return all;
}

function joined(one: ImportDeclaration, other: ImportDeclaration): ImportDeclaration | null {
  const isOther = (own: string | null, others: string | null) =>
    own !== null && others !== null && own !== others;
  if (isOther(one.defaultBinding, other.defaultBinding)) return null;
  if (isOther(one.namespace, other.namespace)) return null;
  return {
    ...one,
    defaultBinding: one.defaultBinding ?? other.defaultBinding,
    namespace: one.namespace ?? other.namespace,
    named: [...new Set([...one.named, ...other.named])],
    comments: one.comments + other.comments,
  };
}

/** Our order. A name that only they have follows the name that it follows there. */
function orderOf(ours: string[], theirs: string[]): string[] {
  const order = [...ours];
  theirs.forEach((key, index) => {
    if (order.includes(key)) return;
    const before = theirs.slice(0, index).findLast((other) => order.includes(other));
    order.splice(before === undefined ? 0 : order.indexOf(before) + 1, 0, key);
  });
  return order;
}

/** Null: the merged module does not import it any more. */
function mergeDeclaration(
  ours: ImportDeclaration | undefined,
  origin: ImportDeclaration | undefined,
  theirs: ImportDeclaration | undefined,
): ImportDeclaration | null | 'contradiction' {
  const shape = ours ?? theirs;
  if (!shape) return null;
  if (isSideEffect(shape)) return origin && (!ours || !theirs) ? null : shape;
  const bindings = mergeBindings(ours ?? NONE, origin ?? NONE, theirs ?? NONE);
  if (!bindings) return 'contradiction';
  const merged = { ...shape, ...bindings };
  return isSideEffect(merged) ? null : merged;
}

/** Null when both sides changed the same one differently. */
function mergeBindings(ours: Bindings, origin: Bindings, theirs: Bindings): Bindings | null {
  const merge = (name: 'defaultBinding' | 'namespace') =>
    mergeBinding(ours[name], origin[name], theirs[name]);
  const defaultBinding = merge('defaultBinding');
  const namespace = merge('namespace');
  if (defaultBinding === undefined || namespace === undefined) return null;
  return { defaultBinding, namespace, named: mergeNames(ours.named, origin.named, theirs.named) };
}

/** The binding's name, null when there is none, undefined when both sides changed it differently. */
function mergeBinding(
  ours: string | null,
  origin: string | null,
  theirs: string | null,
): string | null | undefined {
  if (ours === theirs || theirs === origin) return ours;
  return ours === origin ? theirs : undefined;
}

function mergeNames(ours: string[], origin: string[], theirs: string[]): string[] {
  const kept = ours.filter((name) => theirs.includes(name) || !origin.includes(name));
  const added = theirs.filter((name) => !ours.includes(name) && !origin.includes(name));
  const names = [...kept, ...added];
  return isSorted(theirs) && isSorted(ours) ? names.sort() : names;
}

function isSorted(names: string[]): boolean {
  return names.every((name, index) => index === 0 || names[index - 1] <= name);
}

/** As Prettier prints it. */
function printDeclaration(declaration: ImportDeclaration): string {
  const { source, typeOnly, defaultBinding, namespace, named, comments } = declaration;
  const from = `'${source}'${declaration.attributes};`;
  if (isSideEffect(declaration)) return `${comments}import ${from}`;
  const start = `${comments}import ${typeOnly ? 'type ' : ''}`;
  const whole = [defaultBinding, namespace && `* as ${namespace}`].filter(Boolean);
  const names = named.length > 0 ? [`{ ${named.join(', ')} }`] : [];
  const line = `${start}${[...whole, ...names].join(', ')} from ${from}`;
  // A single name stays on its line, however long that becomes.
  if (line.length - comments.length <= PRINT_WIDTH || named.length < 2) return line;
  const lead = whole.length > 0 ? `${whole.join(', ')}, ` : '';
  return `${start}${lead}{\n${named.map((name) => `  ${name},\n`).join('')}} from ${from}`;
}
