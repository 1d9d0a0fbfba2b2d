import { isInterfaceType, isObjectType } from 'graphql';
import type { GraphQLInterfaceType, GraphQLObjectType, GraphQLSchema } from 'graphql';
import { isSecret } from '../fields/secrets.ts';
import type { Hints } from '../hints.ts';
import { nearest, unknownName, type ReportProblem } from '../hints/hintProblem.ts';
import type { Observations } from '../observations.ts';
import { outputFields } from '../shapes/typeShapes.ts';
import { readableTypes } from './readableTypes.ts';

type Holder = GraphQLObjectType | GraphQLInterfaceType;

/** A field that no screen or document may select. */
export interface DeniedField {
  type: string;
  field: string;
  why: string;
}

/** The fields that nothing may ask for: those that hints deny, that look like secrets, or that the backend fails to answer. */
export class DeniedFields {
  readonly #reasons = new Map<string, Map<string, string>>();

  constructor(all: readonly DeniedField[]) {
    for (const { type, field, why } of all) {
      const known = this.#reasons.get(type);
      if (known) known.set(field, why);
      else this.#reasons.set(type, new Map([[field, why]]));
    }
  }

  /** Why a field of a type is denied, or null where it is not. */
  reason(type: string, field: string): string | null {
    return this.#reasons.get(type)?.get(field) ?? null;
  }

  /** Every denied field. */
  all(): DeniedField[] {
    return [...this.#reasons].flatMap(([type, fields]) =>
      [...fields].map(([field, why]) => ({ type, field, why })),
    );
  }

  /** The names of a type's denied fields. */
  of(type: string): string[] {
    return [...(this.#reasons.get(type)?.keys() ?? [])];
  }
}

/**
 * Reads the denied fields of a schema. Fields of a mutation's response only, such as the token after
 * signing in, are not denied: they are returned on purpose.
 *
 * @param report receives entries that match nothing
 * @param observations which fields the backend answers with an error
 */
export function readDeniedFields(
  schema: GraphQLSchema,
  hints: Pick<Hints, 'deny' | 'allow'>,
  report: ReportProblem,
  { fields: observed = {} }: Observations = {},
): DeniedFields {
  const holders = Object.values(schema.getTypeMap()).filter(
    (type) => (isObjectType(type) || isInterfaceType(type)) && !type.name.startsWith('__'),
  ) as Holder[];
  const readable = readableTypes(schema);
  const patterns = (hints.deny ?? []).map((text) => ({ text, matches: matcher(text) }));
  const allowed = new Set<string>(hints.allow);
  const used = new Set<string>();
  const own = new Map<string, string>();
  for (const type of holders) {
    const fields = outputFields(type);
    const siblings = fields.map(({ name }) => name);
    for (const field of fields) {
      const coordinate = `${type.name}.${field.name}`;
      const pattern = patterns.find(({ matches }) => matches(coordinate));
      const looksSecret = readable.has(type) && isSecret(field, { siblings });
      const fails = Object.hasOwn(observed, coordinate) ? observed[coordinate].fails : undefined;
      if (!pattern && !looksSecret && fails === undefined) continue;
      if (allowed.has(coordinate)) used.add(coordinate);
      else if (pattern) own.set(coordinate, deniedBy(pattern.text));
      else own.set(coordinate, fails === undefined ? LOOKS_SECRET : failsWith(fails));
    }
  }
  checkEntries(schema, holders, hints, used, report);
  return new DeniedFields(withRelatives(schema, holders, own, allowed));
}

const LOOKS_SECRET = 'it looks like a secret';

function deniedBy(pattern: string): string {
  return `hints deny \`${pattern}\``;
}

function failsWith(message: string): string {
  return `observed: the backend answers it with an error (${message})`;
}

/** @param pattern `*` matches any part of a name */
function matcher(pattern: string): (coordinate: string) => boolean {
  const expression = new RegExp(`^${pattern.replaceAll('.', '\\.').replaceAll('*', '\\w*')}$`);
  return (coordinate) => expression.test(coordinate);
}

/** A field that is denied in a type is also denied in its interfaces and their implementations. */
function withRelatives(
  schema: GraphQLSchema,
  holders: readonly Holder[],
  own: ReadonlyMap<string, string>,
  allowed: ReadonlySet<string>,
): DeniedField[] {
  return holders.flatMap((type) => {
    const relatives = isInterfaceType(type)
      ? [type, ...schema.getPossibleTypes(type), ...type.getInterfaces()]
      : [type, ...type.getInterfaces()];
    return outputFields(type).flatMap(({ name }) => {
      const reasons = relatives.flatMap((relative) => own.get(`${relative.name}.${name}`) ?? []);
      const [why] = reasons;
      const isAllowed = allowed.has(`${type.name}.${name}`);
      return why && !isAllowed ? [{ type: type.name, field: name, why }] : [];
    });
  });
}

/** Patterns may match later fields; names must exist. */
function checkEntries(
  schema: GraphQLSchema,
  holders: readonly Holder[],
  hints: Pick<Hints, 'deny' | 'allow'>,
  used: ReadonlySet<string>,
  report: ReportProblem,
): void {
  const check = (hint: 'deny' | 'allow', coordinate: string): boolean => {
    const [typeName = '', field = ''] = coordinate.split('.');
    const type = holders.find(({ name }) => name === typeName);
    const known = type ? Object.keys(type.getFields()) : holders.map(({ name }) => name);
    if (type && known.includes(field)) return true;
    const name = type ? field : typeName;
    const what = type ? `${type.name} has no field` : 'the schema has no type';
    const problem = unknownName(hint, what, name, known);
    // A misspelt field would not be denied.
    const isMisspelt = hint === 'deny' && nearest(name, known) !== '';
    report(isMisspelt ? { ...problem, kind: 'mistake' } : problem);
    return false;
  };
  for (const entry of hints.deny ?? []) {
    if (!entry.includes('*')) check('deny', entry);
  }
  for (const entry of hints.allow ?? []) {
    if (!check('allow', entry)) continue;
    if (hints.deny?.includes(entry))
      report({ hint: 'allow', kind: 'mistake', message: `\`${entry}\` is denied by name too.` });
    else if (!used.has(entry))
      report({ hint: 'allow', kind: 'idle', message: `nothing denies \`${entry}\`.` });
  }
}
