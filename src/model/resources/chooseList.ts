import { paginationRank } from '../conventions/pagination/pagination.ts';
import type { PathHint } from '../hints.ts';
import { unknownName, type ReportProblem } from '../hints/hintProblem.ts';
import { fieldsOn } from '../shapes/steps.ts';
import type { Reasoned } from '../types/reasoned.ts';
import type { ListCandidate } from './candidates.ts';

const PLACES = ['root', 'namespace', 'singleton'] as const;
const NAMING = ['exact', 'ending', 'no'] as const;

/** Rows of numbers with the records beside them are a list's twin, not the list. */
const TWIN = /aggregate/i;

/** What asks for something first, or gives some of the records only: `postSearch` beside `postCollection`. */
const PARTIAL = /search|autocomplete|suggest|similar|duplicate|related/i;

/** What gives the records of who asks: `myOrders`, `mesCommandes`. */
const OWN = /^(my|mine|own|mes|mis|meine|meus|minhas|miei|mijn)(?=[A-Z_])/;

/**
 * The list that shows a type's records best: one that is not deprecated, needs no arguments, is at the
 * root, has the type's name, and pages.
 *
 * @param hint the path of the list to take, or false for none.
 * @param report takes a hint that is at none of the lists' paths; it is left out then.
 */
export function chooseList(
  candidates: readonly ListCandidate[],
  hint: PathHint | null,
  report: ReportProblem,
): Reasoned<ListCandidate> | null {
  if (hint?.path === false) return null;
  const hinted = hint && candidates.find(({ root }) => root.path.join('.') === hint.path);
  if (hinted) return { value: hinted, why: `\`${hint.path}\`, by a hint` };
  if (hint) {
    const paths = candidates.map(({ root }) => root.path.join('.'));
    report(unknownName(hint.where, 'no list of this type is at', hint.path, paths));
  }
  const ranked = candidates
    .filter(({ root, named }) => root.place !== 'singleton' || named !== 'no')
    .sort((left, right) => {
      const leftRank = rank(left);
      const rightRank = rank(right);
      const differing = leftRank.findIndex((value, index) => value !== rightRank[index]);
      return differing === -1
        ? left.root.index - right.root.index
        : (leftRank[differing] ?? 0) - (rightRank[differing] ?? 0);
    });
  const [best, ...others] = ranked;
  if (best === undefined) return null;
  const path = (candidate: ListCandidate) => `\`${candidate.root.path.join('.')}\``;
  const also =
    others.length === 0
      ? ''
      : `; also ${others.slice(0, 5).map(path).join(', ')}${others.length > 5 ? ` and ${others.length - 5} more` : ''}`;
  return { value: best, why: `${path(best)}, ${reason(best)}${also}` };
}

function rank(candidate: ListCandidate): number[] {
  const { root, named, required, pagination } = candidate;
  return [
    root.deprecated ? 1 : 0,
    TWIN.test(root.field.name) ? 1 : 0,
    required > 0 ? 1 : 0,
    PLACES.indexOf(root.place),
    OWN.test(root.field.name) ? 1 : 0,
    named === 'no' ? 1 : 0,
    pagination.kind === 'none' ? 1 : 0,
    NAMING.indexOf(named),
    PARTIAL.test(root.field.name) ? 1 : 0,
    paginationRank(pagination),
    required,
    fieldsOn(candidate.rows.path)[0] === 'edges' ? 0 : 1,
    root.field.name.length,
  ];
}

function reason({ named, pagination, required, root }: ListCandidate): string {
  const name =
    named === 'exact'
      ? 'of the type’s name'
      : named === 'ending'
        ? 'with the type in its name'
        : 'the only name that lists it';
  const paging = pagination.kind === 'none' ? 'without paging' : `paged by ${pagination.kind}`;
  const place = root.place === 'root' ? '' : `, below \`${root.path.slice(0, -1).join('.')}\``;
  return `${name}${place}, ${paging}${required > 0 ? ', which requires arguments' : ''}`;
}
