import { getNamedType } from 'graphql';
import type { GraphQLNamedType, GraphQLSchema } from 'graphql';
import { HintError, titleHint, unknownName } from '../hints.ts';
import type { Hints, ResourceHints } from '../hints.ts';
import { recordField, recordFields } from '../shapes/envelope.ts';
import { isComposite, isPlainLeaf, outputField, outputFields } from '../shapes/typeShapes.ts';
import type { CompositeType, OutputField } from '../shapes/typeShapes.ts';
import { isCurrencyCode } from './currencyCode.ts';

/**
 * Checks that hints name types and fields of the schema.
 *
 * @throws {HintError} for the first name that the schema does not have.
 */
export function checkHints(schema: GraphQLSchema, hints: Hints): void {
  const types = Object.values(schema.getTypeMap()).filter(
    (type) => isComposite(type) && !type.name.startsWith('__'),
  );
  const known = new Map(types.map((type) => [type.name, type as CompositeType]));
  const names = [...known.keys()];
  const check = (hint: string, name: string) => {
    const type = known.get(name);
    if (type === undefined) throw unknownName(hint, 'the schema has no type', name, names);
    return type;
  };
  hints.include?.forEach((name) => check('include', name));
  hints.exclude?.forEach((name) => check('exclude', name));
  for (const [name, resource] of Object.entries(hints.resources ?? {})) {
    const type = check('resources', name);
    if (resource) checkFields(type, `resources.${name}`, resource);
  }
}

function checkFields(type: CompositeType, where: string, hints: ResourceHints): void {
  const names = recordFields(type).map(({ field }) => field.name);
  const check = (hint: string, name: string) => {
    if (!names.includes(name))
      throw unknownName(`${where}.${hint}`, `${type.name} has no field`, name, names);
  };
  for (const name of titleHint(hints) ?? []) checkTitle(type, `${where}.title`, name);
  hints.columns?.forEach((name) => check('columns', name));
  hints.hide?.forEach((name) => check('hide', name));
  Object.keys(hints.labels ?? {}).forEach((name) => check('labels', name));
  Object.keys(hints.format ?? {}).forEach((name) => check('format', name));
  for (const [name, currency] of Object.entries(hints.currency ?? {})) {
    check('currency', name);
    if (currency !== undefined && !isCurrencyCode(currency)) check(`currency.${name}`, currency);
  }
}

/** A title is a leaf, perhaps inside a value object. */
function checkTitle(type: CompositeType, hint: string, title: string): void {
  let owner: CompositeType | null = type;
  for (const name of title.split('.')) {
    const within: OutputField | undefined = owner ? outputField(owner, name) : undefined;
    const field: OutputField | undefined = owner === type ? recordField(type, name) : within;
    if (!field)
      throw unknownName(
        hint,
        `${owner?.name ?? title} has no field`,
        name,
        owner ? recordFields(owner).map((known) => known.field.name) : [],
      );
    const inner: GraphQLNamedType = getNamedType(field.type);
    owner = isComposite(inner) ? inner : null;
    if (owner === null && !isPlainLeaf(field))
      throw new HintError(
        `Hint \`${hint}\`: \`${title}\` is a list or needs arguments, so it cannot name a record.`,
      );
  }
  if (owner)
    throw new HintError(
      `Hint \`${hint}\`: \`${title}\` is an object; name one of its fields, such as \`${title}.${outputFields(owner)[0]?.name ?? ''}\`.`,
    );
}
