import { TypeInfo, visit, visitWithTypeInfo, type GraphQLSchema } from 'graphql';
import type { DeniedFields } from '../model/denied/deniedFields.ts';
import { readDocuments } from './documents.ts';

/** A place in a document that asks for what is denied. */
export interface DeniedSelection {
  /** `src/resources/users/UserTable.tsx:12`. */
  place: string;
  /** `User.passwordHash`. */
  coordinate: string;
  why: string;
}

/** Finds where the documents of a checkout ask for fields that are denied. */
export async function findDeniedSelections(
  root: string,
  schema: GraphQLSchema,
  denied: DeniedFields,
): Promise<DeniedSelection[]> {
  if (denied.all().length === 0) return [];
  const found: DeniedSelection[] = [];
  for (const { path, line, document } of await readDocuments(root)) {
    const typeInfo = new TypeInfo(schema);
    visit(
      document,
      visitWithTypeInfo(typeInfo, {
        Field(node) {
          const type = typeInfo.getParentType()?.name ?? '';
          const why = denied.reason(type, node.name.value);
          if (why === null) return;
          const place = `${path}:${line + (node.loc?.startToken.line ?? 1) - 1}`;
          found.push({ place, coordinate: `${type}.${node.name.value}`, why });
        },
      }),
    );
  }
  return found;
}

/** A line that names where, what and why. */
export function printDenied({ place, coordinate, why }: DeniedSelection): string {
  return `${place}: asks for ${coordinate}, which is denied: ${why}`;
}
