import { directive, field, inlineFragment } from '../../scaffold/graphql/nodes.ts';
import { isPlainLeaf, outputFields } from '../../model/shapes/typeShapes.ts';
import { pageField, rowsIn, type ProbedList } from './listQuestion.ts';
import { present, type ProbeResponse, type Finding, type Question } from './question.ts';

/** Lists may be empty. */
const MOST_LISTS = 3;

/** The names under which what has to be left out would come. */
const [INCLUDED, SKIPPED, INLINE] = ['included', 'skipped', 'inline'];

/**
 * Asks whether `@include` and `@skip` leave fields out, as the specification wants it, of a row of the first list that
 * has one.
 */
export function askDirectives(lists: readonly ProbedList[]): Question | null {
  for (const [index, probed] of lists.slice(0, MOST_LISTS).entries()) {
    const type = probed.schema.getType(probed.list.rowType);
    const leaf = type && outputFields(type).find(isPlainLeaf);
    if (!leaf) continue;
    const omitted = { ...field(leaf.name, { alias: INLINE }), directives: [] };
    const page = pageField(probed, {
      size: 1,
      selections: [
        field(leaf.name),
        {
          ...field(leaf.name, { alias: INCLUDED }),
          directives: [directive('include', { if: 'false' })],
        },
        {
          ...field(leaf.name, { alias: SKIPPED }),
          directives: [directive('skip', { if: 'true' })],
        },
        {
          ...inlineFragment(type.name, [omitted]),
          directives: [directive('include', { if: 'false' })],
        },
      ],
    });
    if (!page) continue;
    const others = () => askDirectives(lists.slice(index + 1, MOST_LISTS));
    return {
      fields: { page },
      read: (response) =>
        readDirectives(response, probed) ?? { observed: {}, further: present(others()) },
      isApart: true,
    };
  }
  return null;
}

function readDirectives({ data, failures }: ProbeResponse, probed: ProbedList): Finding | null {
  if (
    failures.some(({ message }) =>
      /unknown directive|directive .*(unknown|undefined|not (known|found|defined|supported))/i.test(
        message,
      ),
    )
  )
    return { observed: { directives: { include: false, skip: false } } };
  const [row] = (data && rowsIn(data.page, probed)) ?? [];
  if (typeof row !== 'object' || row === null || failures.length > 0) return null;
  const include = !(INCLUDED in row) && !(INLINE in row);
  return { observed: { directives: { include, skip: !(SKIPPED in row) } } };
}
