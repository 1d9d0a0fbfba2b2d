import * as framework from '../code/framework.ts';
import { code } from '../code/code.ts';
import type { UnionField, UnionValue } from '../../model/types/relations.ts';
import { text, array, property } from '../code/docs.ts';
import { fragmentOf, textAttribute } from '../code/jsx.ts';
import { responseNames, type ResponseNames } from '../graphql/responseNames.ts';
import { Selection } from '../graphql/selection.ts';
import { camelCase } from '../names.ts';
import { read, type Source } from './access.ts';
import { linkTo, relationView } from './recordLink.ts';
import { tableColumn, tableElement } from './tableCode.ts';
import { isCurrencyOf, isForeignKey, isShown } from './traits.ts';
import { view, type Place } from './views.ts';

/** The JSX of a field with records or values of several types: a link or a value for each concrete type. */
export function unionView(
  source: Source,
  unionField: UnionField,
  attributes: readonly string[] = [],
): string | null {
  const { context, variable } = source;
  const { field, nullable, many, label, envelope } = unionField;
  // No fields of an object may be selected if none of them can be shown.
  if (memberViews({ ...source, selection: new Selection() }, unionField) === null) return null;
  const { expression, selection } = read(source, [{ name: field, nullable, fields: [], envelope }]);
  const one = context.variable(many ? `${field} item` : field, variable);
  const links = memberViews({ ...source, selection, variable: one }, unionField) ?? '';
  if (!many) {
    return code`
      <${framework.Value} ${attributes} value={${expression}}>
        {(${one}) => ${links}}
      </${framework.Value}>
    `;
  }
  return tableElement(expression, [tableColumn({ label }, one, links)], attributes);
}

/** The JSX of an object of one of several types: a link to a record, or a value; null if no type can be shown. */
export function memberViews(
  source: Source,
  { members, values }: { members: readonly string[]; values: readonly UnionValue[] },
): string | null {
  const { context } = source;
  const names = responseNames(
    [...members, ...values.map(({ type }) => type)].map((type) => context.type(type)),
  );
  const namesOf = (type: string) => names.get(context.type(type));
  const views = [
    ...members.flatMap((type) => linkOf(source, type, namesOf(type)) ?? []),
    ...values.map((value) => valueOf(source, value, namesOf(value.type))),
  ];
  return views.length === 0 ? null : fragmentOf(views);
}

/** The JSX for one of the types. */
function whereIs(expression: string, shown: string): string {
  return `{${expression} && ${shown}}`;
}

function linkOf(source: Source, type: string, names: ResponseNames | undefined): string | null {
  const { context, selection, variable } = source;
  const target = context.of(type);
  if (!target) return null;
  const alias = camelCase(type);
  const inner = selection.on(type, { alias, names });
  const expression = `${variable}.${alias}`;
  return whereIs(expression, linkTo({ ...source, selection: inner }, target, expression));
}

const MOST_PARTS = 8;
const MOST_LINKS = 3;

/** The value's type, and its parts. */
function valueOf(source: Source, value: UnionValue, names: ResponseNames | undefined): string {
  const { type, label, fields, relations } = value;
  const { context, selection, variable } = source;
  const alias = camelCase(type);
  const inner = selection.on(type, { alias, names });
  const expression = `${variable}.${alias}`;
  const place: Place = {
    ...source,
    selection: inner,
    variable: expression,
    within: [],
    siblings: fields,
    size: 'cell',
  };
  const shown = fields.filter(
    (field) =>
      isShown(field) &&
      field.name !== 'id' &&
      !isCurrencyOf(field, fields) &&
      !isForeignKey(field, relations),
  );
  const part = (name: string, content: string) =>
    `{ label: ${text(name)}, ${property('value', content)} }`;
  const links = relations
    .filter(({ to }) => context.of(to))
    .slice(0, MOST_LINKS)
    .flatMap((relation): string[] => {
      const target = context.of(relation.to);
      return target ? [part(relation.label, relationView(place, { type }, relation, target))] : [];
    });
  const parts = [
    ...links,
    ...shown.slice(0, MOST_PARTS).map((field) => part(field.label, view(place, field))),
  ];
  if (inner.isEmpty) inner.leaf('__typename', { caught: false });
  return whereIs(
    expression,
    `<${framework.Parts} ${textAttribute('label', label)} parts={${array(parts)}} />`,
  );
}
