import { hintsFor } from '../hints.ts';
import type { Hints } from '../hints.ts';
import { applyFieldHints } from '../hints/applyHints.ts';
import type { EdgeReader } from '../readList.ts';
import { readRowShape, type RecordTypes } from '../shapes/rowShape.ts';
import type { CompositeType } from '../shapes/typeShapes.ts';
import type { FieldReader } from './fieldReader.ts';
import { readRelationsToOne } from './readRelations.ts';
import type { RelationTarget } from './readRelations.ts';

/** Fields of every edge: its record, and its position in the list. */
const OF_ALL = new Set(['node', 'cursor']);

/**
 * Reads the fields of edges beside the node: values, and relations to other records. An edge has no screen of its own;
 * hints for its type hold wherever its fields are shown.
 */
export function createEdgeReader(
  fields: FieldReader,
  types: RecordTypes,
  targetOf: (type: CompositeType) => Pick<RelationTarget, 'type'>,
  hints: Hints,
): EdgeReader {
  return (edge) => {
    const own = fields
      .read(edge)
      .filter(({ name, deprecated }) => !OF_ALL.has(name) && !deprecated);
    const relations = readRelationsToOne(readRowShape(edge, types), own, targetOf).filter(
      ({ field, deprecated }) => !OF_ALL.has(field) && !deprecated,
    );
    const hinted = applyFieldHints({ fields: own, relations }, hintsFor(hints, edge.name) ?? {});
    const saysMore = hinted.fields.length + hinted.relations.length > 0;
    return saysMore ? { type: edge.name, ...hinted } : null;
  };
}
