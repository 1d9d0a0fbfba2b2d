import { at } from '../../model/shapes/slots.ts';
import type { List } from '../../model/types/relations.ts';
import { lowerFirst } from '../../model/wording/sentence.ts';
import { code, commas } from '../code/code.ts';
import { array, property, text } from '../code/docs.ts';
import * as framework from '../code/framework.ts';
import { tagged } from '../code/relay.ts';
import { artifactType, importedModule } from '../code/scope.ts';
import { rootCoordinate, sourceFile, type GeneratedFile } from '../code/sourceFile.ts';
import { linkPicture } from '../fields/recordLink.ts';
import { belongsToProperty, planBelongings, type BelongingPlan } from '../forms/belongings.ts';
import { readOptionNote } from '../forms/optionNote.ts';
import { keyFieldOf } from '../forms/pickerKey.ts';
import { lookupOf, type PickerPlan } from '../forms/pickers.ts';
import { planUses, usedByProperty } from '../forms/usedBy.ts';
import { responseParameter } from '../graphql/responseParameter.ts';
import { fragment, query, spread } from '../graphql/nodes.ts';
import { rowsOf } from '../graphql/reading.ts';
import { Selection } from '../graphql/selection.ts';
import { alwaysProperty, definitions, listField, usedArguments } from '../lists/listCode.ts';
import { rowsWith } from '../lists/pageCode.ts';
import { pagingProperty, pagingVariables } from '../lists/paging.ts';
import { searchVariables } from '../lists/search.ts';
import { argumentNames } from '../lists/template.ts';
import type { Plan } from '../plan.ts';
import { LookupCode } from '../records/lookup.ts';

const ROWS = 20;

/**
 * The search of a picker: its query, and how options are named and told apart. It is loaded only when somebody
 * searches.
 */
export function finderFile(plan: Plan, picker: PickerPlan): GeneratedFile {
  const { owner, list, finder } = picker;
  const type = artifactType(`${finder.name}Query`);
  // The best matches come first: nobody pages back.
  const pagination = { ...list.pagination, backward: null, pageInfo: {} };
  const belongings = planBelongings(plan, picker);
  const uses = planUses(plan, picker);
  const used = argumentNames(
    ...pagingVariables(pagination),
    list.fixed,
    list.search?.variables,
    ...[...belongings, ...uses].map(({ variables }) => variables),
  );
  const variables = usedArguments(list, used);
  const shown = shownOf(plan, picker);
  const row = [spread(`${picker.name}_record`), ...(shown ? [spread(shown.fragment)] : [])];
  const asked = query(type, definitions(variables), [
    listField(list, variables.keys(), rowsWith({ ...list, pagination }, row)),
  ]);
  const { parameter, value } = responseParameter(plan, plan.queryType, list.path);
  const one = oneRecord(plan, picker);
  const keyType = plan.leafType(keyFieldOf(picker).type);
  const recordKey = artifactType(`${picker.name}_record$key`);
  const types = [
    type,
    recordKey,
    ...(keyType === 'string' && !shown ? [] : [keyType]),
    ...(shown ? [`${recordKey} & ${artifactType(`${shown.fragment}$key`)}`] : []),
  ];
  return sourceFile(
    finder.path,
    rootCoordinate('Query', list.path),
    code`
      ${shown && `const fragment = ${tagged(shown.node)};\n`}
      /** Fetches ${lowerFirst(owner.resource.pluralLabel)} to choose from. */
      export const ${finder.name}: ${framework.Finder}<${types.join(', ')}> = {
        picker: ${importedModule(picker)},
        query: ${tagged(asked)},
        rows: (${parameter}) => ${rowsOf(value, list.rows)},
        ${commas(shown?.properties ?? [])}
        ${one && `one: ${one},`}
        size: ${ROWS},
        ${pagingProperty(pagination)},
        ${commas(alwaysProperty(list.fixed))}
        ${list.search && `search: { ${searchVariables(list.search)} },`}
        ${commas(wordsProperty(list, belongings))}
        ${commas(belongsToProperty(plan, belongings))}
        ${commas(usedByProperty(uses))}
      };
    `,
  );
}

/** `and: ['filter', 'and'],` where the search is made of conditions that can be combined: of each of its words, and with others. */
function wordsProperty({ search, filter }: List, belongings: readonly BelongingPlan[]): string[] {
  const and = filter?.and;
  if (!search || !and) return [];
  const conditions = [search, ...belongings].map(({ variables }) => variables);
  const areCombined = conditions.some((one) => at(one, and.slice(0, -1)) !== undefined);
  return areCombined ? [property('and', array(and.map(text)))] : [];
}

/** What found records show besides their names, in a fragment of its own: forms have no use for it. */
function shownOf(plan: Plan, { owner, finder }: PickerPlan) {
  const selection = new Selection();
  const { variable } = owner;
  const source = { context: plan, selection, variable };
  const read = {
    note: readOptionNote(source, owner),
    picture: linkPicture(source, owner),
  };
  const name = `${finder.name}_note`;
  const properties = Object.entries(read).flatMap(([property, expression]) =>
    expression === null
      ? []
      : [
          code`
            ${property}: (record) => {
              const ${variable} = ${framework.readInlineData}<${artifactType(`${name}$key`)}>(fragment, record);
              return ${expression};
            }
          `,
        ],
  );
  if (properties.length === 0) return null;
  return {
    fragment: name,
    node: fragment(name, owner.resource.type, selection.toNodes(), { inline: true }),
    properties,
  };
}

/** How one record is asked for by what is sent for it; null where the backend finds records by something else. */
function oneRecord(plan: Plan, picker: PickerPlan) {
  const { owner, name, finder } = picker;
  const found = lookupOf(picker);
  if (!found) return null;
  const lookup = new LookupCode(plan, owner.resource, found, { by: 'key' });
  const node = lookup.select([spread(`${name}_record`)], { caught: false });
  const type = artifactType(`${finder.name}OneQuery`);
  return code`
    {
      query: ${tagged(query(type, definitions(lookup.variables), [node]))},
      variables: ${lookup.variablesOfKey()},
      row: (${lookup.parameters(`${type}['response']`)}) => ${lookup.readBare().expression},
    }
  `;
}

/** Whether the backend can be asked for the record that is known by what is sent for it. */
export function canFindOne(picker: PickerPlan): boolean {
  return lookupOf(picker) !== undefined;
}
