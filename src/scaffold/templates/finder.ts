import type { Field } from '../../model/types/fields.ts';
import type { Lookup } from '../../model/types/resource.ts';
import { lowered } from '../../model/wording/sentence.ts';
import {
  arrow,
  arrowToExpression,
  constant,
  join,
  line,
  lines,
  object,
  property,
  returned,
} from '../code/docs.ts';
import { queryStatement } from '../code/relay.ts';
import { rootCoordinate, SourceFile, type GeneratedFile } from '../code/sourceFile.ts';
import type { PickerPlan } from '../forms/pickers.ts';
import { query, spread } from '../graphql/nodes.ts';
import { follow, type Value } from '../graphql/reading.ts';
import {
  alwaysProperty,
  definitions,
  listField,
  rowSelections,
  rowsDoc,
  usedArguments,
} from '../lists/listCode.ts';
import { forwardOnly, pagingProperty, planPaging } from '../lists/paging.ts';
import { searchProperty } from '../lists/search.ts';
import { argumentNames } from '../lists/template.ts';
import type { Plan } from '../plan.ts';
import { LookupCode } from '../records/lookup.ts';

const ROWS = 20;

/** How a picker's records are asked for: key and title only. It is no part of a page until somebody searches. */
export function finderFile(plan: Plan, picker: PickerPlan): GeneratedFile {
  const { owner, list, finder } = picker;
  const { resource } = owner;
  const file = new SourceFile(finder.path, rootCoordinate('Query', list.path));
  const type = file.artifact(`${finder.name}Query`);
  // The best matches come first: nobody pages back.
  const paging = planPaging(file, forwardOnly(list.pagination));
  const search = searchProperty(resource, list);
  const used = argumentNames(
    ...paging.variables,
    list.fixed,
    search ? list.search?.variables : null,
  );
  const variables = usedArguments(list, used);
  const settings = object(
    [
      `size: ${ROWS}`,
      pagingProperty(paging),
      ...alwaysProperty(list.fixed),
      ...(search ? [search] : []),
    ],
    { expanded: true },
  );
  const settingsType = file.type('ListSettings', 'src/ui/list/listSettings.ts');
  const start: Value = { expression: 'answer', type: plan.queryType, mayBeMissing: false };
  const rows = rowsDoc(file, list, follow(start, list.path));
  const one = oneRecord(file, plan, picker);
  const parts = object(
    [
      property('picker', file.value(picker.name, picker.path)),
      'query',
      'settings',
      ['rows: ', arrowToExpression(['answer'], rows)],
      ...(one ? [property('one', one.code)] : []),
    ],
    { expanded: true },
  );
  const finderType = file.type('Finder', 'src/ui/form/picker.ts');
  const keyType = plan.leafType(keyFieldOf(picker).type);
  const recordKey = file.artifact(`${picker.name}_record$key`);
  const typeArguments = [type, recordKey, ...(keyType === 'string' ? [] : [keyType])];
  return file.print(
    constant('settings', settingsType, `${type}['variables']`, settings),
    queryStatement(
      file,
      'query',
      query(type, definitions(variables), [
        listField(list, variables.keys(), rowSelections(list, `${picker.name}_record`).slice(0, 1)),
      ]),
    ),
    ...(one ? [one.query] : []),
    lines(`/** Asks for ${lowered(resource.pluralLabel)} that are to be chosen from. */`, [
      'export ',
      constant(finder.name, finderType, join([',', line], typeArguments), parts),
    ]),
  );
}

/** How one record is asked for by what is sent for it; null where the backend finds records by something else. */
function oneRecord(file: SourceFile, plan: Plan, picker: PickerPlan) {
  if (!canFindOne(picker)) return null;
  const { owner, name, finder } = picker;
  const code = new LookupCode(plan, owner.resource, owner.resource.lookup as Lookup);
  const node = code.select((alias) => [spread(`${name}_record`, alias)], { caught: false });
  const type = file.artifact(`${finder.name}OneQuery`);
  return {
    query: queryStatement(file, 'oneQuery', query(type, definitions(code.variables), [node])),
    code: object(
      [
        property('query', 'oneQuery'),
        property('variables', arrow(['text'], returned(object(code.variablesFrom(file, 'text'))))),
        [
          'row: ',
          arrowToExpression(
            [`{ ${code.pattern.code} }: ${type}['response']`],
            code.readBare(file).expression,
          ),
        ],
      ],
      { expanded: true },
    ),
  };
}

/** Whether the backend can be asked for the record that is known by what is sent for it. */
export function canFindOne({ owner, key }: PickerPlan): boolean {
  return owner.resource.lookup?.key.join() === key;
}

/** The field whose value is sent for a record. */
export function keyFieldOf({ owner, key }: PickerPlan): Field {
  return owner.resource.fields.find(({ name }) => name === key) as Field;
}
