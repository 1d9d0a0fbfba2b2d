import type { PatternLanguage, Presence } from '../../types/variables.ts';
import { sameName } from '../../wording/words.ts';

/** The description of an operator, which the model's readers and the scaffold's printers share. */
interface Operator {
  /** What it compares with: one value, any of several, a lower and an upper bound, or whether there is a value at all. */
  operand: 'value' | 'values' | 'range' | 'presence';
  /**
   * How schemas spell it, without case and separators; of several that are there, the first is used. Left out
   * where that depends on what is compared (`valueOperators.ts`).
   */
  spellings?: string;
  /** Spellings that take a pattern or mean the opposite, in the order of preference. */
  framed?: ReadonlyArray<{ spellings: string; frame: Frame }>;
  /** Words before the name of the field: `minPrice`. */
  prefixes?: string;
  /** The kinds of values that it applies to; all if missing. */
  on?: 'texts' | 'order' | 'lists' | 'ranges';
  /** The operator that its spellings mean where they take a list; without it, they mean none. */
  ofList?: string;
  /** It can ignore case, where the schema has a mode for that. */
  hasMode?: true;
}

/** How an operand is sent. */
export interface Frame {
  before?: string;
  after?: string;
  /** What is typed is literal, whatever it means in a pattern. */
  escape?: PatternLanguage;
  /** The schema's operator asks whether there is a value in words of its own: `is: NULL`, `exists: true`. */
  presence?: Presence;
}

/** What there is for `exists`, which is the opposite of `isEmpty`. */
export const EXISTS: Frame = { presence: [false, true] };
/** Any text with the operand in it, in the patterns of SQL. */
const LIKE: Frame = { before: '%', after: '%', escape: 'like' };
/** A regular expression finds the operand anywhere in a text. */
const REGEX: Frame = { escape: 'regex' };

/** The operators, in the order in which their spellings are tried. */
export const OPERATORS = {
  is: {
    operand: 'value',
    spellings:
      'eq equals equalto equal isequal isequalto is exact iexact eqi equalsignorecase matchphrase equalfold i',
    ofList: 'anyOf',
    hasMode: true,
  },
  isNot: {
    operand: 'value',
    spellings: 'ne neq noteq notequals notequalto notequal nequals isnot not nei noti',
    prefixes: 'exclude not',
    ofList: 'noneOf',
  },
  anyOf: {
    operand: 'values',
    spellings: 'in anyof oneof isin isanyof eqany inlist inarray list',
    ofList: 'anyOf',
  },
  noneOf: {
    operand: 'values',
    spellings: 'notin nin noneof notoneof isnotin isnoneof notinarray',
    ofList: 'noneOf',
  },
  contains: {
    operand: 'value',
    spellings:
      'containsi icontains containsinsensitive containsnocase containsignorecase containsfold ' +
      'includesinsensitive ' +
      'contains includes containstext substring match matches search alloftext allofterms',
    framed: [
      { spellings: 'ilike likeinsensitive like', frame: LIKE },
      { spellings: 'iregex matchesregex regex', frame: REGEX },
    ],
    on: 'texts',
    ofList: 'hasAll',
    hasMode: true,
  },
  doesNotContain: {
    operand: 'value',
    spellings:
      'notcontainsi notcontainsinsensitive notincludesinsensitive nicontains notcontains ncontains ' +
      'notincludes doesnotcontain',
    framed: [
      { spellings: 'notilike nilike notlikeinsensitive notlike nlike', frame: LIKE },
      { spellings: 'notiregex niregex notmatchesregex notregex nregex', frame: REGEX },
    ],
    on: 'texts',
    hasMode: true,
  },
  startsWith: {
    operand: 'value',
    spellings:
      'startswithi istartswith startswithinsensitive startswithnocase startswithignorecase startswith ' +
      'beginswith hasprefix prefix matchphraseprefix',
    on: 'texts',
    hasMode: true,
  },
  endsWith: {
    operand: 'value',
    spellings:
      'endswithi iendswith endswithinsensitive endswithnocase endswithignorecase endswith hassuffix suffix',
    on: 'texts',
    hasMode: true,
  },
  doesNotStartWith: {
    operand: 'value',
    spellings:
      'notstartswithi notistartswith nistartswith notstartswithinsensitive notstartswith ' +
      'nstartswith doesnotstartwith notbeginswith',
    on: 'texts',
    hasMode: true,
  },
  doesNotEndWith: {
    operand: 'value',
    spellings:
      'notendswithi notiendswith niendswith notendswithinsensitive notendswith nendswith ' +
      'doesnotendwith',
    on: 'texts',
    hasMode: true,
  },
  greaterThan: {
    operand: 'value',
    spellings: 'gt greaterthan greater isgreaterthan strictlyafter after isafter over above',
    on: 'order',
  },
  atLeast: {
    operand: 'value',
    spellings:
      'gte ge greaterthanorequalto greaterthanorequal greaterthanequal greaterorequal min minimum from ' +
      'since start onorafter lower',
    prefixes: 'min',
    on: 'order',
  },
  lessThan: {
    operand: 'value',
    spellings: 'lt lessthan less islessthan strictlybefore before isbefore under below',
    on: 'order',
  },
  atMost: {
    operand: 'value',
    spellings:
      'lte le lessthanorequalto lessthanorequal lessthanequal lessorequal max maximum to until end ' +
      'onorbefore upper',
    prefixes: 'max',
    on: 'order',
  },
  between: { operand: 'range', spellings: 'between range isbetween inrange', on: 'order' },
  isEmpty: {
    operand: 'presence',
    spellings: 'isnull null isnil nil isempty empty blank isblank missing',
    framed: [
      {
        spellings: 'exists exist attributeexists isnotnull notnull notnil isdefined',
        frame: EXISTS,
      },
    ],
  },
  has: {
    operand: 'value',
    spellings:
      'anyequalto has hassome containsany includesany hasany containssome includessome overlaps overlap some',
    on: 'lists',
    ofList: 'hasAny',
  },
  hasAny: { operand: 'values', on: 'lists', ofList: 'hasAny' },
  hasAll: {
    operand: 'values',
    spellings: 'hasevery containsall includesall hasall all',
    on: 'lists',
    ofList: 'hasAll',
  },
  hasNone: {
    operand: 'values',
    spellings: 'containsnone includesnone hasnone',
    on: 'lists',
    ofList: 'hasNone',
  },
  includes: { operand: 'value', on: 'ranges' },
  overlaps: { operand: 'range', on: 'ranges' },
  covers: { operand: 'range', on: 'ranges' },
  liesWithin: { operand: 'range', on: 'ranges' },
  endsBefore: { operand: 'value', on: 'ranges' },
  startsAfter: { operand: 'value', on: 'ranges' },
  inNetwork: { operand: 'value' },
  hasKey: { operand: 'value' },
} as const satisfies Record<string, Operator>;

export type OperatorName = keyof typeof OPERATORS;

/** The description of an operator. */
export function operatorOf(name: OperatorName): Operator & { ofList?: OperatorName } {
  return OPERATORS[name];
}

/** Whether an operator tests for the presence of a value. */
export function asksPresence(name: OperatorName): boolean {
  return operatorOf(name).operand === 'presence';
}

/** The meaning of an operator's name, and how its operand is sent. */
export interface Spelling extends Frame {
  name: OperatorName;
  /** Of several spellings of one operator, that of the lowest rank serves best. */
  rank: number;
}

const ENTRIES = Object.keys(OPERATORS) as OperatorName[];

function spelled(spellings: string | undefined, name: OperatorName, frame?: Frame) {
  return (spellings?.split(' ') ?? []).map((spelling) => [spelling, { name, ...frame }] as const);
}

const BY_SPELLING: ReadonlyMap<string, Spelling> = new Map(
  [
    ...ENTRIES.flatMap((name) => spelled(operatorOf(name).spellings, name)),
    ...ENTRIES.flatMap((name) =>
      (operatorOf(name).framed ?? []).flatMap(({ spellings, frame }) =>
        spelled(spellings, name, frame),
      ),
    ),
  ].map(([spelling, value], rank) => [spelling, { ...value, rank }]),
);

const BY_PREFIX: ReadonlyMap<string, OperatorName> = new Map(
  ENTRIES.flatMap((name) => spelled(operatorOf(name).prefixes, name)).map(([prefix, { name }]) => [
    prefix,
    name,
  ]),
);

/** Names that hold bounds in a range object; alone they do not make an operator object. */
const BOUNDS = new Set(
  'from to start end min max since until before after lower upper minimum maximum'.split(' '),
);

/** The operator of that name, or undefined: `_gte`, `greaterThanOrEqualTo` → `atLeast`. */
export function operatorSpelled(name: string): Spelling | undefined {
  return BY_SPELLING.get(sameName(name));
}

/** The operator of a word before the name of a field: `min` → `atLeast`. */
export function operatorBefore(word: string | undefined): OperatorName | undefined {
  return BY_PREFIX.get(word ?? '');
}

/** The meaning of an operator when its operand is, or is not, a list; null when it has none. */
export function operatorTaking(name: OperatorName, isList: boolean): OperatorName | null {
  const { operand, ofList } = operatorOf(name);
  if (isList) return ofList ?? null;
  return operand === 'values' ? null : name;
}

/** True for a name that bounds a range and may as well be that of a field. */
export function namesBound(name: string): boolean {
  return BOUNDS.has(sameName(name));
}
