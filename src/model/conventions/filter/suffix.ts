import { getNamedType, isLeafType } from 'graphql';
import type { OperatorName } from '../../types/listQuery.ts';
import type { RowShape } from '../../shapes/rowShape.ts';
import { place } from '../../shapes/slots.ts';
import { isList } from '../../shapes/typeShapes.ts';
import { splitWords } from '../../wording/words.ts';
import type { FilterEntry, FilterReading } from './convention.ts';
import { operatorSpelled } from './operatorNames.ts';
import { operand } from './operators.ts';
import { namesKey } from './relationKey.ts';

const PREFIXES = new Map<string, OperatorName>([
  ['min', 'atLeast'],
  ['max', 'atMost'],
  ['exclude', 'isNot'],
  ['not', 'isNot'],
]);

/** `price_gte`, `titleContains`, `createdAfter`, `minPrice`: the operator is part of the name. */
export function suffixFilter(entry: FilterEntry, row: RowShape): FilterReading | null {
  if (!isLeafType(getNamedType(entry.type)) || row.leaf(entry.name)) return null;
  // `customerIDNEQ`: capitals that run on are a key and how it is compared.
  const words = splitWords(entry.name.replace(/ID(?=[A-Z]{2,}$)/, 'Id_'));
  for (let start = 1; start < words.length; start += 1) {
    const spelling = operatorSpelled(words.slice(start).join('_'));
    if (spelling) {
      const reading = readSuffix(
        entry,
        row,
        words.slice(0, start).join('_'),
        spelling.name,
        operand(entry.type, spelling),
      );
      if (reading) return reading;
    }
  }
  const prefix = PREFIXES.get(words[0] ?? '');
  return prefix
    ? readSuffix(entry, row, words.slice(1).join('_'), prefix, operand(entry.type))
    : null;
}

function readSuffix(
  entry: FilterEntry,
  row: RowShape,
  base: string,
  name: OperatorName,
  hole: ReturnType<typeof operand>,
): FilterReading | null {
  const leaf = row.leaf(base);
  const relation = row.relation(base) ?? null;
  if (!leaf && !relation) return null;
  if (isList(entry.type) !== (name === 'anyOf' || name === 'noneOf')) {
    if (!(isList(entry.type) && (name === 'has' || name === 'contains' || name === 'isNot')))
      return null;
  }
  if (name === 'isEmpty' && getNamedType(entry.type).name !== 'Boolean') return null;
  const listed = isList(entry.type) ? ({ isNot: 'noneOf', contains: 'has' } as const) : {};
  const operator = name in listed ? listed[name as keyof typeof listed] : name;
  return {
    field: leaf?.name ?? relation?.field.name ?? base,
    operators: [
      { name: operator ?? name, variables: place(entry.slot, hole), type: String(entry.type) },
    ],
    relation,
    byKey: namesKey(entry.name),
    operand: entry.type,
  };
}
