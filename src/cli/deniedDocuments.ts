import { getNamedType, parse, TypeInfo, visit, visitWithTypeInfo } from 'graphql';
import type { ASTNode } from 'graphql';
import { argumentCoordinate } from '../model/denied/deniedInputs.ts';
import type { ModelReading } from '../model/readModel.ts';
import { readOperations } from './artifacts.ts';
import { readDocuments } from './documents.ts';

/** A selection of a denied field in a document. */
export interface DeniedSelection {
  /** `src/resources/users/UserTable.tsx:12`. */
  place: string;
  /** `User.passwordHash`. */
  coordinate: string;
  why: string;
}

type Reading = Pick<ModelReading, 'schema' | 'denied' | 'deniedInputs'>;

/**
 * Finds selections of denied fields, and arguments that filter by them, in a checkout's documents.
 */
export async function findDeniedSelections(
  root: string,
  reading: Reading,
): Promise<DeniedSelection[]> {
  if (reading.denied.all().length === 0) return [];
  const documents = await readDocuments(root);
  const written = documents.flatMap(({ path, line, document }) =>
    deniedIn(document, reading).map(({ node, ...denied }) => ({
      place: `${path}:${line + (node.loc?.startToken.line ?? 1) - 1}`,
      ...denied,
    })),
  );
  // The artifacts decide, wherever relay-compiler found their documents.
  const known = new Set(written.map(({ coordinate }) => coordinate));
  const compiled = (await readOperations(root)).flatMap(({ name, text }) =>
    deniedIn(parse(text), reading)
      .filter(({ coordinate }) => !known.has(coordinate))
      .map(({ coordinate, why }) => ({ place: `the operation ${name}`, coordinate, why })),
  );
  return [...written, ...compiled];
}

/** The denied selections of a document. */
function deniedIn(
  document: ASTNode,
  { schema, denied, deniedInputs }: Reading,
): Array<Omit<DeniedSelection, 'place'> & { node: ASTNode }> {
  const found: Array<Omit<DeniedSelection, 'place'> & { node: ASTNode }> = [];
  const typeInfo = new TypeInfo(schema);
  const parent = () => typeInfo.getParentType()?.name ?? '';
  const note = (node: ASTNode, coordinate: string, why: string | null | undefined) => {
    if (why != null) found.push({ node, coordinate, why });
  };
  const noteInput = (node: ASTNode, coordinate: string) =>
    note(node, coordinate, deniedInputs.get(coordinate));
  visit(
    document,
    visitWithTypeInfo(typeInfo, {
      Field(node) {
        const name = node.name.value;
        note(node, `${parent()}.${name}`, denied.reason(parent(), name));
      },
      Argument(node) {
        const field = typeInfo.getFieldDef()?.name ?? '';
        noteInput(node, argumentCoordinate(parent(), field, node.name.value));
      },
      ObjectField(node) {
        const type = typeInfo.getParentInputType();
        noteInput(node, `${type ? getNamedType(type).name : ''}.${node.name.value}`);
      },
      EnumValue(node) {
        const type = typeInfo.getInputType();
        noteInput(node, `${type ? getNamedType(type).name : ''}.${node.value}`);
      },
    }),
  );
  return found;
}

/** A line with place, field and reason. */
export function printDenied({ place, coordinate, why }: DeniedSelection): string {
  return `${place}: asks for ${coordinate}, which is denied: ${why}`;
}
