/**
 * What migrations are made of: changes of a module at the places that its syntax tree gives, so that the rest of its
 * text stays as it is.
 */
import typescript from 'typescript';

/** A module of the framework, as apps import it: `frontage/ui/fields/Number`. */
type ModuleName = string;

/** Renames a property of a component where an app renders it. */
export function renameProp(
  text: string,
  path: string,
  { component, from, prop, to }: { component: string; from: ModuleName; prop: string; to: string },
): string {
  const source = parse(text, path);
  const names = localNames(source, from, component);
  const places: Place[] = [];
  visit(source, (node) => {
    if (!typescript.isJsxOpeningLikeElement(node) || !names.has(node.tagName.getText(source)))
      return;
    for (const attribute of node.attributes.properties) {
      if (!typescript.isJsxAttribute(attribute)) continue;
      if (attribute.name.getText(source) === prop) places.push(placeOf(attribute.name, source, to));
    }
  });
  return changed(text, places);
}

/** Renames what a module exports, or moves it to another, where an app imports it; uses keep their names. */
export function renameImport(
  text: string,
  path: string,
  {
    name,
    from,
    to = name,
    module = from,
  }: { name: string; from: ModuleName; to?: string; module?: ModuleName },
): string {
  const source = parse(text, path);
  const places: Place[] = [];
  for (const statement of importsOf(source, from)) {
    const { namedBindings, name: defaultName } = statement.importClause ?? {};
    if (!namedBindings || !typescript.isNamedImports(namedBindings)) continue;
    const found = namedBindings.elements.find((element) => importedName(element) === name);
    if (!found) continue;
    const isType = found.isTypeOnly ? 'type ' : '';
    const binding = `${isType}${to}${found.name.text === to ? '' : ` as ${found.name.text}`}`;
    if (module === from) {
      places.push(placeOf(found, source, binding));
      continue;
    }
    const quote = statement.moduleSpecifier.getText(source)[0];
    const isTypeOnly = statement.importClause?.phaseModifier === typescript.SyntaxKind.TypeKeyword;
    const moved = `import ${isTypeOnly ? 'type ' : ''}{ ${binding} } from ${quote}${module}${quote};`;
    if (namedBindings.elements.length === 1 && !defaultName) {
      places.push(placeOf(statement, source, moved));
      continue;
    }
    const others = namedBindings.elements.filter((element) => element !== found);
    const rest = `{ ${others.map((element) => element.getText(source)).join(', ')} }`;
    places.push(placeOf(namedBindings, source, rest));
    places.push({ start: statement.end, end: statement.end, text: `\n${moved}` });
  }
  return changed(text, places);
}

/** A part of a text, and what is to be there. */
interface Place {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

function parse(text: string, path: string): typescript.SourceFile {
  const kind = path.endsWith('x') ? typescript.ScriptKind.TSX : typescript.ScriptKind.TS;
  return typescript.createSourceFile(path, text, typescript.ScriptTarget.Latest, true, kind);
}

function visit(node: typescript.Node, look: (node: typescript.Node) => void): void {
  look(node);
  typescript.forEachChild(node, (child) => visit(child, look));
}

function placeOf(node: typescript.Node, source: typescript.SourceFile, text: string): Place {
  return { start: node.getStart(source), end: node.end, text };
}

function changed(text: string, places: readonly Place[]): string {
  return [...places]
    .sort((one, other) => other.start - one.start)
    .reduce(
      (result, { start, end, text: own }) => result.slice(0, start) + own + result.slice(end),
      text,
    );
}

function importsOf(
  source: typescript.SourceFile,
  module: ModuleName,
): typescript.ImportDeclaration[] {
  return source.statements.filter(
    (statement): statement is typescript.ImportDeclaration =>
      typescript.isImportDeclaration(statement) &&
      typescript.isStringLiteral(statement.moduleSpecifier) &&
      statement.moduleSpecifier.text === module,
  );
}

function importedName({ propertyName, name }: typescript.ImportSpecifier): string {
  return (propertyName ?? name).text;
}

/**
 * The names by which a module refers to an export of another: its own name, an alias, or a member of a namespace
 * import.
 */
function localNames(
  source: typescript.SourceFile,
  module: ModuleName,
  name: string,
): ReadonlySet<string> {
  const names = importsOf(source, module).flatMap(({ importClause }) => {
    const bindings = importClause?.namedBindings;
    if (!bindings) return [];
    if (typescript.isNamespaceImport(bindings)) return [`${bindings.name.text}.${name}`];
    return bindings.elements
      .filter((element) => importedName(element) === name)
      .map((element) => element.name.text);
  });
  return new Set(names);
}
