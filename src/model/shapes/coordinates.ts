import { getNamedType } from 'graphql';
import type { Path } from '../types/variables.ts';
import { isComposite, outputField } from './typeShapes.ts';
import type { CompositeType } from './typeShapes.ts';

/** The schema coordinate of the last field of a path: `Viewer.repositories`; null where the path leads nowhere. */
export function coordinateOf(root: CompositeType, path: Path): string | null {
  let type = root;
  let coordinate: string | null = null;
  for (const [depth, name] of path.entries()) {
    const field = outputField(type, name);
    if (!field) return null;
    coordinate = `${type.name}.${name}`;
    const next = getNamedType(field.type);
    if (depth < path.length - 1) {
      if (!isComposite(next)) return null;
      type = next;
    }
  }
  return coordinate;
}
