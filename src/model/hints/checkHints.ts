import { getNamedType, isInputType, isOutputType } from 'graphql';
import type { GraphQLNamedType, GraphQLSchema } from 'graphql';
import { keyHint, titleHint } from '../hints.ts';
import type { Hints, ResourceHints } from '../hints.ts';
import { recordField, recordFields } from '../shapes/envelope.ts';
import {
  isComposite,
  isList,
  isPlainLeaf,
  outputField,
  outputFields,
} from '../shapes/typeShapes.ts';
import type { CompositeType, OutputField } from '../shapes/typeShapes.ts';
import { isCurrencyCode } from './currencyCode.ts';
import { unknownName, type HintProblem, type ReportProblem } from './hintProblem.ts';

/** Whether a hint's name is one that there is; one that is not is reported. */
type IsKnown = (hint: string, name: string) => boolean;

/** The hints without what names types and fields that the schema does not have: that is reported. */
export function checkHints(schema: GraphQLSchema, hints: Hints, report: ReportProblem): Hints {
  const types = Object.values(schema.getTypeMap()).filter(
    (type) => isComposite(type) && !type.name.startsWith('__'),
  );
  const known = new Map(types.map((type) => [type.name, type as CompositeType]));
  const names = [...known.keys()];
  const isType: IsKnown = (hint, name) => {
    if (known.has(name)) return true;
    report(unknownName(hint, 'the schema has no type', name, names));
    return false;
  };
  // Of these, names that there are not change nothing; an empty list would include all.
  hints.include?.forEach((name) => isType('include', name));
  hints.exclude?.forEach((name) => isType('exclude', name));
  const resources = Object.entries(hints.resources ?? {}).flatMap(([name, resource]) => {
    const type = isType('resources', name) && known.get(name);
    return type && resource ? [[name, checkResource(type, resource, report)] as const] : [];
  });
  return {
    ...hints,
    resources: Object.fromEntries(resources),
    ...(hints.values && { values: knownValues(schema, hints.values, report) }),
  };
}

/** What is said of values, without types that there are not, or whose values cannot be used so. */
function knownValues(
  schema: GraphQLSchema,
  values: NonNullable<Hints['values']>,
  report: ReportProblem,
): Hints['values'] {
  const types = schema.getTypeMap();
  const names = Object.keys(types).filter((name) => !name.startsWith('__'));
  const kept = Object.entries(values).filter(([name, value]) => {
    const hint = `values.${name}`;
    const type = Object.hasOwn(types, name) && types[name];
    if (!type) report(unknownName(hint, 'the schema has no type', name, names));
    else if (value?.component !== undefined && !isOutputType(type))
      report({ hint, kind: 'mistake', message: `\`${name}\` is an input: nothing shows it.` });
    else if (value?.input !== undefined && !isInputType(type))
      report({ hint, kind: 'mistake', message: `\`${name}\` is no input: nothing enters it.` });
    else return true;
    return false;
  });
  return Object.fromEntries(kept);
}

function checkResource(
  type: CompositeType,
  hints: ResourceHints,
  report: ReportProblem,
): ResourceHints {
  const where = `resources.${type.name}`;
  const names = recordFields(type).map(({ field }) => field.name);
  const isField: IsKnown = (hint, name) => {
    if (names.includes(name)) return true;
    const problem = unknownName(`${where}.${hint}`, `${type.name} has no field`, name, names);
    report({ ...problem, coordinate: `${type.name}.${name}` });
    return false;
  };
  const isPath: IsKnown = (hint, path) => {
    const [first = '', ...rest] = path.split('.');
    if (!isField(hint, first)) return false;
    let owner = recordField(type, first)?.type;
    for (const name of rest) {
      const fields = owner ? outputFields(getNamedType(owner)) : [];
      const field = fields.find((candidate) => candidate.name === name);
      if (!field) {
        const known = fields.map((candidate) => candidate.name);
        report(unknownName(`${where}.${hint}`, `\`${path}\` has no field`, name, known));
        return false;
      }
      owner = field.type;
    }
    return true;
  };
  const kept = <Value>(
    hint: 'labels' | 'format' | 'unit',
    values: { readonly [name in string]?: Value },
    isKnown: IsKnown,
  ) => Object.fromEntries(Object.entries(values).filter(([name]) => isKnown(hint, name)));
  const {
    key: _key,
    title: _title,
    columns,
    hide,
    labels,
    format,
    currency,
    unit,
    ...rest
  } = hints;
  const keys = keyHint(hints);
  const titles = titleHint(hints);
  const problem = titles?.map((name) => titleProblem(type, `${where}.title`, name)).find(Boolean);
  if (problem) report(problem);
  const shown = columns?.filter((name) => isField('columns', name)) ?? [];
  return {
    ...rest,
    ...(keys && isKey(type, where, keys, report) && { key: keys }),
    ...(titles && !problem && titles.length > 0 && { title: titles }),
    ...(shown.length > 0 && { columns: shown }),
    ...(hide && { hide: hide.filter((name) => isField('hide', name)) }),
    ...(labels && { labels: kept('labels', labels, isField) }),
    ...(format && { format: kept('format', format, isPath) }),
    ...(unit && { unit: kept('unit', unit, isPath) }),
    ...(currency && { currency: knownCurrencies(currency, isPath) }),
  };
}

function knownCurrencies(currency: NonNullable<ResourceHints['currency']>, isField: IsKnown) {
  const entries = Object.entries(currency).filter(([name, value]) => {
    const isMoney = isField('currency', name);
    const isCode = value === undefined || isCurrencyCode(value);
    return isMoney && (isCode || isField(`currency.${name}`, value));
  });
  return Object.fromEntries(entries);
}

/** Whether every field can be a part of a key; one that cannot is reported. */
function isKey(
  type: CompositeType,
  where: string,
  names: readonly string[],
  report: ReportProblem,
): boolean {
  const hint = `${where}.key`;
  const misfits = names.filter((name) => {
    const field = outputField(type, name);
    return field === undefined || !isPlainLeaf(field) || isList(field.type);
  });
  for (const name of misfits)
    report(
      outputField(type, name)
        ? { hint, kind: 'unknown', message: `\`${name}\` is no single value.` }
        : {
            ...unknownName(hint, `${type.name} has no field`, name, namesOf(type)),
            coordinate: `${type.name}.${name}`,
          },
    );
  return names.length > 0 && misfits.length === 0;
}

function namesOf(type: CompositeType): string[] {
  return outputFields(type).map(({ name }) => name);
}

/** What keeps a name from being a title, which is a leaf, perhaps inside a value object; or null. */
function titleProblem(type: CompositeType, hint: string, title: string): HintProblem | null {
  const misfit = (message: string): HintProblem => ({ hint, kind: 'unknown', message });
  let owner: CompositeType | null = type;
  for (const name of title.split('.')) {
    const within: OutputField | undefined = owner ? outputField(owner, name) : undefined;
    const field: OutputField | undefined = owner === type ? recordField(type, name) : within;
    if (!field) {
      const known = owner ? recordFields(owner).map((candidate) => candidate.field.name) : [];
      const problem = unknownName(hint, `${owner?.name ?? title} has no field`, name, known);
      return owner ? { ...problem, coordinate: `${owner.name}.${name}` } : problem;
    }
    const inner: GraphQLNamedType = getNamedType(field.type);
    owner = isComposite(inner) ? inner : null;
    if (owner === null && !isPlainLeaf(field))
      return misfit(`\`${title}\` is a list or needs arguments, so it cannot name a record.`);
  }
  if (!owner) return null;
  const example = `${title}.${outputFields(owner)[0]?.name ?? ''}`;
  return misfit(`\`${title}\` is an object; name one of its fields, such as \`${example}\`.`);
}
