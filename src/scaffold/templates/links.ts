import * as framework from '../code/framework.ts';
import { lowerFirst } from '../../model/wording/sentence.ts';
import { artifactType, importedModule } from '../code/scope.ts';
import type { SelectionNode } from 'graphql';
import type { Lookup } from '../../model/types/resource.ts';
import { code, commas } from '../code/code.ts';
import { object, property, text } from '../code/docs.ts';
import { tagged } from '../code/relay.ts';
import { rootCoordinate, sourceFile, type GeneratedFile } from '../code/sourceFile.ts';
import { selectLocalKey } from '../fields/relations.ts';
import { field, query, spread } from '../graphql/nodes.ts';
import type { Value } from '../graphql/reading.ts';
import { Selection } from '../graphql/selection.ts';
import { linkMutations } from '../links/linksOperation.ts';
import type { LinksPlan } from '../links/linkWay.ts';
import { alwaysProperty, definitions, listField, usedArguments } from '../lists/listCode.ts';
import { pageProperties, rowsWith } from '../lists/pageCode.ts';
import { pagingProperty, pagingVariables } from '../lists/paging.ts';
import { argumentNames, holePaths } from '../lists/template.ts';
import type { Plan } from '../plan.ts';
import { LookupCode } from '../records/lookup.ts';
import type { Subject } from '../subject.ts';
import { wayProperties, type LinkParts } from './linkWays.ts';

/** How records are linked to another: loaded when somebody wants to change that. */
export function linksFile(
  plan: Plan,
  owner: Subject,
  links: LinksPlan,
  lookup: Lookup,
): GeneratedFile {
  const { list, way, label, picker } = links;
  const type = artifactType(`${links.name}Query`);
  const pagination = { ...list.pagination, backward: null };
  const used = argumentNames(...pagingVariables(pagination), list.fixed);
  const listVariables = usedArguments(list, used);
  const lookupCode = new LookupCode(plan, owner.resource, lookup, {
    taken: new Set(listVariables.keys()),
  });
  const record = plan.variable(owner.variable, links.name);
  const row = plan.variable(
    way.kind === 'join' ? way.join.variable : picker.owner.variable,
    links.name,
    record,
  );
  const key = plan.variable(`${picker.owner.variable}Key`, record, row);
  const parts: LinkParts = { plan, owner, links, record, row, key };

  const ofRows = rowsWith(list, rowNodes(parts));
  const rows = lookupCode.fieldBelow(listField(list, listVariables.keys(), ofRows));
  const selections = [...ownerNodes(parts), rows];
  const node = lookupCode.select(selections, { caught: false });
  const asked = query(type, definitions(new Map([...lookupCode.variables, ...listVariables])), [
    node,
  ]);
  const parentVariables = lookupCode.variablesOfAddress({
    parameter: `address: ${framework.Address}`,
    returns: `Partial<${type}['variables']>`,
  });
  return sourceFile(
    links.path,
    sourceOf(links),
    code`
      /** The ${lowerFirst(label)} of one ${lowerFirst(owner.resource.label)}, for adding and removing them. */
      export const ${links.name} = ${framework.recordLinks}({
        label: ${text(label)},
        ${property('picker', importedModule(picker))},
        query: ${tagged(asked)},
        parentVariables: ${parentVariables},
        ${readProperty(parts, lookupCode, type)},
        ${pagingProperty(pagination)},
        ${commas(alwaysProperty(list.fixed))}
        option: (${row}) => ${optionDoc(parts)},
        ${commas(wayProperties(parts))}
      });
    `,
  );
}

function sourceOf(links: LinksPlan): string {
  return linkMutations(links)
    .map((path) => rootCoordinate('Mutation', path))
    .join(' and ');
}

/** What the mutations need to know of the record. */
function ownerNodes({ plan, owner, links: { way } }: LinkParts): SelectionNode[] {
  const selection = new Selection();
  selectLocalKey(selection, plan, owner);
  const paths =
    way.kind === 'join'
      ? [[way.ownKey]]
      : way.kind === 'values'
        ? holePaths(way.edit.mutation.variables)
        : [way.add, way.remove].flatMap(({ action }) => holePaths(action.mutation.variables));
  for (const path of paths) selection.path(path);
  return selection.toNodes();
}

/** What is asked for of each row. */
function rowNodes({ plan, links: { way, picker } }: LinkParts): SelectionNode[] {
  const linked = spread(`${picker.name}_record`);
  if (way.kind !== 'join') return [linked];
  const selection = new Selection();
  selectLocalKey(selection, plan, way.join);
  for (const path of holePaths(way.remove.mutation.variables)) selection.path(path);
  return [...selection.toNodes(), field(way.to, { selections: [linked] })];
}

/** `read: ({ product }: …) => ({ record: product, ...connectionPage(product?.productTags) })` */
function readProperty(
  { plan, owner, links: { list }, record }: LinkParts,
  lookup: LookupCode,
  type: string,
): string {
  const found = lookup.readBare();
  const owned: Value = {
    expression: record,
    type: plan.type(owner.resource.type) as Value['type'],
    mayBeMissing: true,
  };
  const page = object([
    property('record', record),
    ...pageProperties(list, lookup.followBelow(owned, list.path)),
  ]);
  const parameter = lookup.parameters(`${type}['response']`);
  if (found.expression === record) return `read: (${parameter}) => (${page})`;
  return code`
    read: (${parameter}) => {
      const ${record} = ${found.expression};
      return ${page};
    }
  `;
}

function optionDoc({ links: { way, picker }, row }: LinkParts): string {
  const linked = way.kind === 'join' ? `${row}.${way.to}` : row;
  return `${framework.readableOption}(${importedModule(picker)}, ${linked})`;
}
