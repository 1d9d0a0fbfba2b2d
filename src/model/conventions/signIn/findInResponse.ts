import { getNamedType, isAbstractType, isLeafType } from 'graphql';
import type { GraphQLNamedType, GraphQLOutputType, GraphQLSchema } from 'graphql';
import {
  isComposite,
  isList,
  needsNoArguments,
  operationTypes,
  outputFields,
} from '../../shapes/typeShapes.ts';
import type { OutputField } from '../../shapes/typeShapes.ts';
import type { Path } from '../../types/variables.ts';
import { splitWords } from '../../wording/words.ts';

/** A value in a response. */
export interface ResponseLeaf {
  path: Path;
  field: OutputField;
  words: string[];
  /** The words of the field that it is in; empty at the top. */
  holder: string[];
}

const DEEPEST = 4;
/** Beyond what a response about a session says, records begin. */
const MOST_OBJECTS = 24;

/**
 * The values of a response that stand alone, shallow ones first. Lists are left out: a session has one token.
 * Of a union or an interface, the values of all its types are read; those of Query are not about the call.
 */
export function listResponseLeaves(type: GraphQLOutputType, schema: GraphQLSchema): ResponseLeaf[] {
  const leaves: ResponseLeaf[] = [];
  const apart = operationTypes(schema);
  const seen = new Set<GraphQLNamedType>();
  let level = isList(type) ? [] : [{ type: getNamedType(type), path: [] as Path }];
  for (let depth = 0; depth < DEEPEST && level.length > 0 && seen.size < MOST_OBJECTS; depth += 1) {
    const next: typeof level = [];
    for (const { type: holderType, path } of level) {
      if (seen.has(holderType) || apart.has(holderType)) continue;
      seen.add(holderType);
      if (isAbstractType(holderType))
        next.push(...schema.getPossibleTypes(holderType).map((member) => ({ type: member, path })));
      for (const field of outputFields(holderType)) {
        if (isList(field.type) || !needsNoArguments(field)) continue;
        const inner = getNamedType(field.type);
        const at = [...path, field.name];
        const holder = splitWords(path.at(-1) ?? '');
        if (isLeafType(inner))
          leaves.push({ path: at, field, words: splitWords(field.name), holder });
        else if (isComposite(inner)) next.push({ type: inner, path: at });
      }
    }
    level = next;
  }
  return leaves;
}

/** The value that fits best; of equals the shallower, then the earlier. Each level down costs. */
export function bestLeaf(
  leaves: readonly ResponseLeaf[],
  rankOf: (leaf: ResponseLeaf) => number,
): ResponseLeaf | null {
  let best: ResponseLeaf | null = null;
  let most = 0;
  for (const leaf of leaves) {
    const rank = rankOf(leaf);
    const worth = rank === 0 ? 0 : Math.max(rank - leaf.path.length * 1.5, 0.1);
    if (worth > most) {
      best = leaf;
      most = worth;
    }
  }
  return best;
}
