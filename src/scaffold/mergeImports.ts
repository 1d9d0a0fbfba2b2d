/**
 * Three-way merge of a module's import block, binding by binding. Lines are the wrong grain there:
 * both sides adding a name to the same import, or an import at the same place, is no contradiction.
 */

interface ImportDeclaration {
  source: string;
  typeOnly: boolean;
  /** `import Default from`, or null. */
  defaultBinding: string | null;
  /** `import * as Namespace from`, or null. */
  namespace: string | null;
  /** As written: `useMemo`, `Link as RouterLink`, `type Row`. */
  named: string[];
}

interface Module {
  before: string[];
  imports: ImportDeclaration[];
  after: string[];
}

const PRINT_WIDTH = 100;
const SIDE_EFFECT = /^import '([^']+)';$/;
const DECLARATION =
  /^import (type )?(?:([\w$]+)(?:, (?=[{*]))?)?(?:\* as ([\w$]+))?(?:\{([^}]*)\})? from '([^']+)';$/;

/**
 * Gives all three texts the same import block: what either side added is in, what either side
 * removed is out. What stands before and after the block is left as it is in each.
 *
 * @returns the three texts in the order they were given, or null when a block holds anything but
 *   plain import declarations, or when both sides changed the same default or namespace binding
 */
export function mergeImportBlocks(
  current: string,
  base: string,
  next: string,
): [current: string, base: string, next: string] | null {
  const modules = [parseModule(current), parseModule(base), parseModule(next)];
  const [ours, origin, theirs] = modules;
  if (!ours || !origin || !theirs) return null;
  const merged = mergeDeclarations(ours.imports, origin.imports, theirs.imports);
  if (!merged) return null;
  const block = merged.map(printDeclaration);
  const join = (module: Module) => [...module.before, ...block, ...module.after].join('\n');
  return [join(ours), join(origin), join(theirs)];
}

/** Splits a Prettier-formatted module at its import block; null when the block is not understood. */
function parseModule(text: string): Module | null {
  const lines = text.split('\n');
  const start = lines.findIndex((line) => line.startsWith('import '));
  if (start < 0) return null;
  const imports: ImportDeclaration[] = [];
  let end = start;
  for (let index = start; index < lines.length; index += 1) {
    if (lines[index] === '') continue;
    if (!lines[index].startsWith('import ')) break;
    let last = index;
    while (last < lines.length && !lines[last].endsWith(';')) last += 1;
    const declaration = parseDeclaration(lines.slice(index, last + 1));
    if (!declaration) return null;
    imports.push(declaration);
    index = last;
    end = last + 1;
  }
  return { before: lines.slice(0, start), imports, after: lines.slice(end) };
}

function parseDeclaration(lines: string[]): ImportDeclaration | null {
  const text = lines.map((line) => line.trim()).join(' ');
  const sideEffect = SIDE_EFFECT.exec(text);
  if (sideEffect) {
    return {
      source: sideEffect[1],
      typeOnly: false,
      defaultBinding: null,
      namespace: null,
      named: [],
    };
  }
  const match = DECLARATION.exec(text);
  if (!match) return null;
  const [, typeOnly, defaultBinding, namespace, named, source] = match;
  return {
    source,
    typeOnly: Boolean(typeOnly),
    defaultBinding: defaultBinding ?? null,
    namespace: namespace ?? null,
    named: (named ?? '')
      .split(',')
      .map((name) => name.trim())
      .filter(Boolean),
  };
}

function keyOf(declaration: ImportDeclaration): string {
  const form = declaration.namespace ? '*' : isSideEffect(declaration) ? '!' : '{';
  return `${declaration.typeOnly ? 'type ' : ''}${form}${declaration.source}`;
}

function isSideEffect(declaration: ImportDeclaration): boolean {
  return !declaration.defaultBinding && !declaration.namespace && declaration.named.length === 0;
}

function mergeDeclarations(
  ours: ImportDeclaration[],
  origin: ImportDeclaration[],
  theirs: ImportDeclaration[],
): ImportDeclaration[] | null {
  const [a, o, b] = [ours, origin, theirs].map(
    (declarations) => new Map(declarations.map((declaration) => [keyOf(declaration), declaration])),
  );
  const merged: ImportDeclaration[] = [];
  for (const key of orderOf([...a.keys()], [...b.keys()])) {
    const declaration = mergeDeclaration(a.get(key), o.get(key), b.get(key));
    if (declaration === 'contradiction') return null;
    if (declaration) merged.push(declaration);
  }
  return merged;
}

/** Our order; what only they have comes after what it follows there. */
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
  const defaultBinding = mergeBinding(
    ours?.defaultBinding,
    origin?.defaultBinding,
    theirs?.defaultBinding,
  );
  const namespace = mergeBinding(ours?.namespace, origin?.namespace, theirs?.namespace);
  if (defaultBinding === undefined || namespace === undefined) return 'contradiction';
  const named = mergeNames(ours?.named ?? [], origin?.named ?? [], theirs?.named ?? []);
  const merged = { ...shape, defaultBinding, namespace, named };
  return isSideEffect(merged) ? null : merged;
}

/** The binding's name, null when there is none, undefined when both sides changed it differently. */
function mergeBinding(
  ours: string | null = null,
  origin: string | null = null,
  theirs: string | null = null,
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

/** As Prettier prints it, in lines. */
function printDeclaration(declaration: ImportDeclaration): string {
  const { source, typeOnly, defaultBinding, namespace, named } = declaration;
  if (isSideEffect(declaration)) return `import '${source}';`;
  const keyword = typeOnly ? 'import type ' : 'import ';
  const whole = [defaultBinding, namespace && `* as ${namespace}`].filter(Boolean);
  const names = named.length > 0 ? [`{ ${named.join(', ')} }`] : [];
  const line = `${keyword}${[...whole, ...names].join(', ')} from '${source}';`;
  if (line.length <= PRINT_WIDTH || named.length === 0) return line;
  const lead = whole.length > 0 ? `${whole.join(', ')}, ` : '';
  return `${keyword}${lead}{\n${named.map((name) => `  ${name},\n`).join('')}} from '${source}';`;
}
