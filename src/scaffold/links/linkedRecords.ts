import { getNullableType } from 'graphql';
import type { Relation } from '../../model/types/relations.ts';
import { outputField } from '../../model/shapes/typeShapes.ts';
import { code } from '../code/code.ts';
import * as framework from '../code/framework.ts';
import type { Source } from '../fields/access.ts';
import { linkTo, relationView } from '../fields/recordLink.ts';
import { titlePaths } from '../fields/relations.ts';
import { isBookkeeping, isIdentifier, isShown } from '../fields/traits.ts';
import { rowsOf } from '../graphql/reading.ts';
import type { Context } from '../context.ts';
import { literalListArguments } from '../lists/literalListArguments.ts';
import type { TabPlan } from '../resourcePlan.ts';
import type { Subject } from '../subject.ts';
import { linksOperation } from './linksOperation.ts';
import { nameAttributes } from '../records/sectionCode.ts';

/** So many are shown on the record; its tab has all of them. */
const MOST_SHOWN = 12;

/** What else a record may say, such as a colour and a description, and still be known by its name. */
const MOST_BESIDE_NAME = 3;

/**
 * The relations of a record whose records are shown by their names on its page, with a way to add and remove them:
 * those that are linked to it, and are little more than a name, such as tags and roles.
 */
export function linkedByName(context: Context, tabs: readonly TabPlan[]): TabPlan[] {
  return tabs.filter(
    (tab) =>
      tab.links !== null &&
      tab.list.path.length === 1 &&
      !tab.relation.envelope &&
      literalListArguments(context, tab.list, {}, MOST_SHOWN) !== null &&
      isLittleMoreThanName(linkedOf(context, tab).target),
  );
}

/** `<LinkedRecords name="tags" …>{(tag) => <RecordLink … />}</LinkedRecords>` */
export function linkedRecordsDoc(source: Source, owner: Subject, tab: TabPlan): string {
  const { context, selection, variable } = source;
  const { relation, list, links } = tab;
  const args = literalListArguments(context, list, {}, MOST_SHOWN) ?? [];
  const [field] = list.path;
  const of = selection.object(field, { caught: true, args });
  const rows = of.along(list.rows);
  const type = outputField(context.type(owner.resource.type), field)?.type;
  if (!type || !links) throw new Error(`${relation.field} is not linked.`);
  const row = context.variable(tab.target.variable, variable);
  const inside: Source = { ...source, selection: rows, variable: row };
  const { side, target } = linkedOf(context, tab);
  const link = side
    ? relationView(inside, tab.target.resource, side, target)
    : linkTo(inside, target, row);
  const whole = context.variable(field, variable);
  const value = { expression: whole, type: getNullableType(type), mayBeMissing: false };
  const read = rowsOf(value, list.rows);
  const all = `${variable}.${field}`;
  return code`
    <${framework.LinkedRecords}
      ${nameAttributes(relation.field, links.label)}
      tab="${relation.field}"
      limit={${MOST_SHOWN}}
      links={{ ${linksOperation(links)} }}
      value={${read === whole ? all : `${framework.partOf}(${all}, (${whole}) => ${read})`}}
    >
      {(${row}) => ${link}}
    </${framework.LinkedRecords}>
  `;
}

/**
 * The records that a tab links: its own rows, or, where its rows only join two records, the records on the other side.
 */
function linkedOf(context: Context, { table, target }: TabPlan): LinkedTo {
  const other = table.side && context.of(table.side.to);
  return other ? { side: table.side, target: other } : { side: null, target };
}

interface LinkedTo {
  /** From the tab's rows to the records; null where they are the records. */
  readonly side: Relation | null;
  readonly target: Subject;
}

function isLittleMoreThanName({ resource }: Subject): boolean {
  const { fields, relations, title, type } = resource;
  const beside = fields.filter(
    (field) =>
      isShown(field) &&
      !title.includes(field.name) &&
      !isIdentifier(field) &&
      !isBookkeeping(field),
  );
  const belongsTo = relations.some(({ many, to }) => !many && to !== type);
  return titlePaths(resource, fields).length > 0 && beside.length <= MOST_BESIDE_NAME && !belongsTo;
}
