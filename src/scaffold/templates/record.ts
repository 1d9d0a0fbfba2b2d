import type { SelectionNode } from 'graphql';
import { fieldsOn, isCondition } from '../../model/shapes/steps.ts';
import type { Lookup } from '../../model/types/resource.ts';
import { lowerFirst } from '../../model/wording/sentence.ts';
import { code, commas } from '../code/code.ts';
import { property, text } from '../code/docs.ts';
import * as framework from '../code/framework.ts';
import { lazily } from '../code/lazy.ts';
import { tagged } from '../code/relay.ts';
import { artifactType, importedModule } from '../code/scope.ts';
import { rootCoordinate, sourceFile, type GeneratedFile } from '../code/sourceFile.ts';
import type { Source } from '../fields/access.ts';
import { planPicture, readPicture } from '../fields/picture.ts';
import { isPair, readKey, readTitle, selectIdentity } from '../fields/relations.ts';
import { stepsView, type Place } from '../fields/views.ts';
import { fragment, query, spread } from '../graphql/nodes.ts';
import { mayBeNull } from '../graphql/mayBeNull.ts';
import { Selection } from '../graphql/selection.ts';
import { definitions } from '../lists/listCode.ts';
import { holePaths } from '../lists/template.ts';
import type { Plan } from '../plan.ts';
import { currencyAround } from '../records/currencyAround.ts';
import type { RecordLayout } from '../records/recordLayout.ts';
import { LookupCode } from '../records/lookup.ts';
import { recordNamesOf } from '../records/recordNames.ts';
import { tabTotalsProperty } from '../records/tabTotals.ts';
import { selectFlag } from '../forms/flagChanges.ts';
import { permissionsOf, selectPermissions } from '../forms/permissions.ts';
import {
  blocksSection,
  highlightsDoc,
  sectionDoc,
  sideSection,
  statusElement,
} from '../records/sectionCode.ts';
import type { RecordPlan, ResourcePlan } from '../resourcePlan.ts';
import type { Module, Subject } from '../subject.ts';
import { helpFile } from './recordHelp.ts';
import { linkedDocs, sectionFile, shownOf, sideFile } from './recordParts.ts';
import { parameterizedFieldsOf, tabsOf, type PartsCode } from './recordTabs.ts';

/** The page of one record, and the parts of it that have files of their own. */
export function recordFiles(
  plan: Plan,
  own: ResourcePlan,
  lookup: Lookup,
  module: RecordPlan,
): GeneratedFile[] {
  const { subject: owner } = own;
  const { layout, split, help } = module;
  const tabs = tabsOf(plan, own);
  const parameterizedFields = parameterizedFieldsOf(own);
  const details = detailsOf(plan, own, module, parameterizedFields);
  const totals = tabTotalsProperty(plan, own, lookup, `${module.name}TabsTotalQuery`);
  const types = [
    artifactType(`${module.name}Query`),
    artifactType(details.keyType),
    ...(totals ? [artifactType(`${module.name}TabsTotalQuery`)] : []),
  ].join(', ');
  const { path, record } = lookup;
  // Where the field may give a record of another type, one of its own fields tells whether it did.
  const ownField = record.some(isCondition) ? details.ownField : null;
  const subject = [...path, ...fieldsOn(record), ...(ownField === null ? [] : [ownField])];
  const lookupCode = new LookupCode(plan, owner.resource, lookup);
  const names = recordNamesOf(plan, owner, lookupCode, {
    page: `${module.name}Query`,
    names: `${module.name}NamesQuery`,
  });
  const inside = [spread(details.fragment), ...(names?.keys ?? [])];
  const node = lookupCode.select(inside, { caught: true });
  const asked = query(`${module.name}Query`, definitions(lookupCode.variables), [node]);
  const page = sourceFile(
    module.path,
    rootCoordinate('Query', path),
    code`
      ${parameterizedFields?.constant}

      /** The page of one ${lowerFirst(owner.resource.label)}. */
      export const ${module.name} = ${framework.defineRecord}<${types}>({
        ${property('resource', plan.describe(owner))},
        query: ${tagged(asked)},
        variables: ${lookupCode.variablesOfAddress()},
        read: (${lookupCode.parameters()}) => ${lookupCode.readCaught()},
        subject: [${subject.map(text).join(', ')}],
        ${commas(lookupCode.rowKey)}
        Details: ${details.name},
        ${tabs && `${property('tabs', tabs.value)},`}
        ${totals}
        ${names?.property}
        ${
          parameterizedFields &&
          `queries: (address, visitor) => ${framework.queriesOf}(${parameterizedFields.value}, address, visitor),`
        }
      });

      ${details.code}
    `,
  );
  return [
    page,
    ...[tabs, parameterizedFields].flatMap((parts) => parts?.file ?? []),
    ...[...split.sections].map(([section, part]) => sectionFile(plan, own, section, part)),
    ...(split.side ? [sideFile(plan, own, layout, split.side)] : []),
    ...(help ? [helpFile(owner, help)] : []),
  ];
}

/** The component that shows a record. */
interface DetailsCode {
  readonly name: string;
  readonly code: string;
  readonly fragment: string;
  readonly keyType: string;
  /** A field of the record that distinguishes its type from others. */
  readonly ownField: string | null;
}

function detailsOf(
  plan: Plan,
  own: ResourcePlan,
  module: RecordPlan,
  parameterizedFields: PartsCode | null,
): DetailsCode {
  const { subject: owner, forms } = own;
  const { resource, variable, subscriptions } = owner;
  const { layout, help } = module;
  const selection = new Selection();
  const source: Source = { context: plan, selection, variable };
  const { key, title, picture, status, progress } = headOf(source, own, layout);
  selectForActions(source, own);
  const highlights = highlightsDoc(source, shownOf(own), layout);
  const { sections, side, spreads } = contentsOf(source, own, module);
  const currency = currencyAround(source, own);
  if (selection.isEmpty) selection.leaf('__typename', { caught: false });

  const name = `${owner.base}Details`;
  const fragmentName = `${module.name}_record`;
  const keyType = `${fragmentName}$key`;
  const hasTabs = own.tabs.length + own.unionTabs.length > 0;
  const node = fragment(fragmentName, resource.type, [...selection.toNodes(), ...spreads]);
  return {
    name,
    fragment: fragmentName,
    keyType,
    ownField: fieldOfItsOwn(owner, selection),
    code: code`
      function ${name}({ record${hasTabs && ', tabs'} }: ${framework.RecordDetailsProps}<${artifactType(keyType)}>) {
        const ${variable} = ${framework.useFragment}(${tagged(node)}, record);
        return (
          <${framework.RecordScreen}
            resource={${plan.describe(owner)}}
            recordKey={${key ?? 'null'}}
            ${title && `title={${title}}`}
            ${picture && `picture={${picture}}`}
            ${status && `status={${status}}`}
            ${progress && `progress={${progress}}`}
            ${highlights && `highlights={${highlights}}`}
            ${forms.operations && `operations={${importedModule(forms.operations)}}`}
            ${forms.operations && `record={${variable}}`}
            ${help && `help={${importedModule(help)}}`}
            ${subscriptions && `subscriptions={${lazily(subscriptions)}}`}
            ${sections.length > 0 && side.length > 0 && `side={${side}}`}
            ${hasTabs && 'tabs={tabs}'}
            ${currency && `currency={${currency}}`}
          >
            ${sections.length > 0 ? sections : side}
            ${
              parameterizedFields &&
              `<${framework.ParameterizedFields} parameterizedFields={${parameterizedFields.value}} />`
            }
          </${framework.RecordScreen}>
        );
      }
    `,
  };
}

/** What the page says above all else: what the record is, and how it stands. */
function headOf(source: Source, own: ResourcePlan, layout: RecordLayout) {
  const { subject: owner } = own;
  const { fields, relations } = owner.resource;
  selectIdentity(source.selection, owner, fields);
  const key = readKey(source, owner, fields);
  const title = readTitle(source, owner, fields);
  const shown = isPair(owner) ? null : planPicture(source.context, fields, relations);
  const picture = shown && readPicture(source, owner.resource, shown);
  const place: Place = { ...source, within: [], siblings: fields, size: 'cell' };
  const status = layout.status && statusElement(place, shownOf(own), layout.status);
  const progress = layout.status && stepsView(place, layout.status);
  return { key, title, picture, status, progress };
}

/** Selects what actions send of the record, what they switch, and what says whether one may. */
function selectForActions({ context, selection }: Source, own: ResourcePlan): void {
  const { type } = own.subject.resource;
  for (const { mutation, sets } of own.forms.actions) {
    for (const path of holePaths(mutation.variables))
      selection.path(path, { caught: mayBeNull(context.type(type), path) });
    if (sets) selectFlag(context, selection, type, sets);
  }
  selectPermissions(context, selection, type, permissionsOf(own));
}

interface ContentsCode {
  readonly sections: readonly string[];
  readonly side: readonly string[];
  /** The fragments of the parts that are components of their own. */
  readonly spreads: readonly SelectionNode[];
}

/** What the page says of the record, and what of it is at the side. */
function contentsOf(source: Source, own: ResourcePlan, module: RecordPlan): ContentsCode {
  const { layout, split } = module;
  const owner = shownOf(own);
  const spreads: SelectionNode[] = [];
  const part = (component: Module): string => {
    spreads.push(spread(`${component.name}_record`));
    return `<${importedModule(component)} record={${source.variable}} />`;
  };
  const fields = layout.sections.map((section) => {
    const component = split.sections.get(section);
    return component ? part(component) : sectionDoc(source, owner, section);
  });
  const sections = [...fields, ...blocksSection(source, owner, layout)];
  const side = split.side
    ? [part(split.side)]
    : sideSection(source, owner, layout, linkedDocs(source, own));
  return { sections, side, spreads };
}

/** A field that every record of the type has and is asked for, other than the key, which other types have too. */
function fieldOfItsOwn({ resource }: Subject, selection: Selection): string | null {
  const keys = resource.identity?.fields ?? [];
  const field = resource.fields.find(
    ({ name, nullable, fields }) =>
      !nullable && fields === null && selection.has(name) && !keys.includes(name),
  );
  return field?.name ?? null;
}
