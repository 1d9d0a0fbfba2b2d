import type { OperatorName } from '../../types/listQuery.ts';
import { sameName } from '../../wording/words.ts';

/** What a name of an operator stands for, and how its operand is sent. */
export interface Spelling {
  name: OperatorName;
  before?: string;
  after?: string;
  /** The schema asks the contrary: `exists` for `isEmpty`. */
  negated?: true;
}

/** How schemas spell an operator, without case and separators; of several that are there, the first is used. */
const SPELLINGS: readonly (readonly [OperatorName, string])[] = [
  ['is', 'eq equals equalto equal isequal isequalto is exact iexact eqi matchphrase'],
  ['isNot', 'ne neq noteq notequals notequalto notequal nequals isnot not nei'],
  ['anyOf', 'in anyof oneof isin isanyof eqany inlist list'],
  ['noneOf', 'notin nin noneof notoneof isnotin isnoneof'],
  [
    'contains',
    'containsi icontains containsinsensitive containsnocase includesinsensitive contains includes containstext substring match matches search alloftext allofterms',
  ],
  [
    'startsWith',
    'startswithi istartswith startswithinsensitive startswithnocase startswith beginswith hasprefix prefix matchphraseprefix',
  ],
  ['endsWith', 'endswithi iendswith endswithinsensitive endswithnocase endswith hassuffix suffix'],
  ['greaterThan', 'gt greaterthan greater isgreaterthan after isafter over above'],
  [
    'atLeast',
    'gte ge greaterthanorequalto greaterthanorequal greaterthanequal greaterorequal min minimum from since start onorafter lower',
  ],
  ['lessThan', 'lt lessthan less islessthan before isbefore under below'],
  [
    'atMost',
    'lte le lessthanorequalto lessthanorequal lessthanequal lessorequal max maximum to until end onorbefore upper',
  ],
  ['between', 'between range isbetween inrange'],
  ['isEmpty', 'isnull null isempty empty blank isblank missing'],
  ['has', 'anyequalto has hassome containsany includesany hasany overlaps some'],
];

const LIKE: Spelling = { name: 'contains', before: '%', after: '%' };
const NOT_EMPTY: Spelling = { name: 'isEmpty', negated: true };

const PATTERNS: readonly (readonly [string, Spelling])[] = [
  ...['ilike', 'like', 'likeinsensitive'].map((spelling) => [spelling, LIKE] as const),
  ...['exists', 'exist', 'attributeexists', 'isnotnull', 'notnull', 'isdefined'].map(
    (spelling) => [spelling, NOT_EMPTY] as const,
  ),
];

const BY_SPELLING: ReadonlyMap<string, Spelling & { rank: number }> = new Map(
  [
    ...SPELLINGS.flatMap(([name, spellings]) =>
      spellings.split(' ').map((spelling) => [spelling, { name }] as const),
    ),
    ...PATTERNS,
  ].map(([spelling, value], rank) => [spelling, { ...value, rank }]),
);

/** Names that hold bounds in a range object; alone they do not make an operator object. */
const BOUNDS = new Set(
  'from to start end min max since until before after lower upper minimum maximum'.split(' '),
);

/** The operator that a name stands for, or undefined: `_gte`, `greaterThanOrEqualTo` → `atLeast`. The lower its rank, the better it serves. */
export function operatorSpelled(name: string): (Spelling & { rank: number }) | undefined {
  return BY_SPELLING.get(sameName(name));
}

/** True for a name that bounds a range and may as well be that of a field. */
export function namesBound(name: string): boolean {
  return BOUNDS.has(sameName(name));
}
