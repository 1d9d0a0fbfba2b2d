import { isObjectType } from 'graphql';
import type { Mixed } from '../../model/model.ts';
import {
  arrow,
  attribute,
  array,
  element,
  elementAround,
  elementWith,
  object,
  property,
  textProperty,
  wrappedJsx,
  type Doc,
} from '../code/docs.ts';
import { Selection } from '../graphql/selection.ts';
import { camelCase } from '../names.ts';
import { fieldOf, type Plan } from '../plan.ts';
import { read, type Source } from './access.ts';
import { linkTo } from './relations.ts';

/** The JSX of a field that gives records of several types: links, each by its concrete type. */
export function mixedView(source: Source, mixed: Mixed): Doc | null {
  const { plan, file, variable } = source;
  const { field, nullable, many, label, members, envelope } = mixed;
  // Nothing must be asked of an object of which nothing can be shown.
  if (memberLinks({ ...source, selection: new Selection() }, members) === null) return null;
  const { expression, selection } = read(source, [{ name: field, nullable, fields: [], envelope }]);
  const one = plan.variable(many ? `${field} item` : field, variable);
  const links = memberLinks({ ...source, selection, variable: one }, members) ?? '';
  if (!many) {
    const value = file.value('Value', 'src/ui/fields/Value.tsx');
    return elementAround(value, [attribute('value', expression)], arrow([one], wrappedJsx(links)));
  }
  const column = object([
    textProperty('label', label),
    property('cell', arrow([one], wrappedJsx(links))),
  ]);
  return element(file.value('ValueTable', 'src/ui/fields/ValueTable.tsx'), [
    attribute('value', expression),
    attribute('columns', array([column])),
  ]);
}

/** The JSX of a link to a record that is of one of several types; null where no type can be told. */
export function memberLinks(source: Source, members: readonly string[]): Doc | null {
  const { plan, selection, variable } = source;
  const taken = new Map<string, string>();
  const links = members.flatMap((name): Doc[] => {
    const target = plan.of(name);
    if (!target) return [];
    const isTitled = [true, false].find((titled) => {
      const probe = new Selection();
      linkTo({ ...source, selection: probe }, target, '', { titled });
      return fits(plan, name, probe, taken);
    });
    if (isTitled === undefined) return [];
    const alias = camelCase(name);
    const inner = selection.on(name, alias);
    const expression = `${variable}.${alias}`;
    const link = linkTo({ ...source, selection: inner }, target, expression, { titled: isTitled });
    for (const [asked, type] of typesOf(plan, name, inner)) taken.set(asked, type);
    return [['{', `${expression} && `, wrappedJsx(link), '}']];
  });
  if (links.length === 0) return null;
  return elementWith('', [], links);
}

/** GraphQL wants fields of one name to be of one type, even where only one of them can be there. */
function fits(plan: Plan, name: string, asked: Selection, taken: ReadonlyMap<string, string>) {
  return [...typesOf(plan, name, asked)].every(
    ([field, type]) => (taken.get(field) ?? type) === type,
  );
}

/** Name of each field that is asked for → its printed type. */
function typesOf(plan: Plan, name: string, asked: Selection): Map<string, string> {
  const type = plan.schema.getType(name);
  const names = asked.names.map((field) => field.replace(/\.$/, ''));
  return new Map(
    names.flatMap((field) => {
      const found = isObjectType(type) ? fieldOf(type, field) : undefined;
      return found ? [[field, String(found.type)] as const] : [];
    }),
  );
}
