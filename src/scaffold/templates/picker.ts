import type { Pagination } from '../../model/listQuery.ts';
import type { Field } from '../../model/model.ts';
import {
  arrow,
  block,
  constant,
  lines,
  join,
  line,
  object,
  property,
  returned,
  call,
  arrowToExpression,
  type Doc,
} from '../code/docs.ts';
import { graphqlTag, queryStatement } from '../code/relay.ts';
import { loader } from '../code/lazy.ts';
import { SourceFile } from '../code/sourceFile.ts';
import type { Source } from '../fields/access.ts';
import { readTitle, selectIdentity } from '../fields/relations.ts';
import { selectPath } from './editing.ts';
import { fragment, query, spread } from '../graphql/nodes.ts';
import { follow, type Value } from '../graphql/reading.ts';
import { Selection } from '../graphql/selection.ts';
import { definitions, listField, rowSelections, rowsDoc } from '../lists/listCode.ts';
import { searchProperty } from '../lists/search.ts';
import { pagingProperty, planPaging } from '../lists/paging.ts';
import { argumentNames, templateDoc } from '../lists/template.ts';
import type { Plan } from '../plan.ts';
import type { PickerPlan } from '../forms/pickers.ts';
import { LookupCode } from '../records/lookup.ts';
import { lowered } from './list.ts';

const ROWS = 20;

/** How records of a resource are found in forms and filters: key and title only. */
export function pickerFile(plan: Plan, picker: PickerPlan): string {
  const { owner, list, key, name } = picker;
  const { resource } = owner;
  const file = new SourceFile(picker.path, `\`Query.${list.path.join('.')}\``);
  const type = file.artifact(`${name}Query`);
  const recordKey = file.artifact(`${name}_record$key`);
  // The best matches come first: nobody pages back.
  const paging = planPaging(file, forwardOnly(list.pagination));
  const search = searchProperty(resource, list);
  const used = argumentNames(
    ...paging.variables,
    list.fixed,
    search ? list.search?.variables : null,
  );
  const variables = new Map(
    Object.entries({ ...list.above, ...list.arguments }).filter(([argumentName]) =>
      used.has(argumentName),
    ),
  );
  const always =
    Object.keys(list.fixed).length > 0
      ? [
          property(
            'always',
            templateDoc(list.fixed, ({ hole }) => hole),
          ),
        ]
      : [];
  const settings = object(
    [`size: ${ROWS}`, pagingProperty(paging), ...always, ...(search ? [search] : [])],
    { expanded: true },
  );
  const settingsType = file.type('ListSettings', 'src/ui/list/listSettings.ts');
  const { node, title, keyField } = recordFragment(file, picker, plan);
  const keyType = plan.leafType(keyField.type);
  const start: Value = { expression: 'answer', type: plan.queryType, mayBeMissing: false };
  const rows = rowsDoc(file, list, follow(start, list.path));
  const titled = call(file.value('titleOf', 'src/ui/fields/title.ts'), [
    plan.describe(file, owner),
    `${owner.variable}.${key}`,
    ...(title ? [title] : []),
  ]);
  const option = [
    `const ${owner.variable} = ${file.value('readInlineData', 'react-relay')}(fragment, record);`,
    ...(keyField.nullable ? [`if (${owner.variable}.${key} == null) return null;`] : []),
    [
      'return ',
      object([property('key', `${owner.variable}.${key}`), property('title', titled)]),
      ';',
    ],
  ];
  const one = oneRecord(file, plan, picker);
  const parts = object(
    [
      property('resource', plan.describe(file, owner)),
      'query',
      'settings',
      ['rows: ', arrowToExpression(['answer'], rows)],
      ['option: (record) => ', block(option)],
      ...(one ? [property('one', one.code), ...creation(file, picker)] : []),
    ],
    { expanded: true },
  );
  const pickerType = file.type('Picker', 'src/ui/form/picker.ts');
  const typeArguments = [type, recordKey, ...(keyType === 'string' ? [] : [keyType])];
  return file.print(
    constant('settings', settingsType, `${type}['variables']`, settings),
    queryStatement(
      file,
      'query',
      query(type, definitions(variables), [
        listField(list, variables.keys(), rowSelections(list, `${name}_record`).slice(0, 1)),
      ]),
    ),
    ...(one ? [one.query] : []),
    ['const fragment = ', graphqlTag(file, node), ';'],
    lines(
      `/** Finds ${lowered(resource.pluralLabel)} for the forms and filters that refer to them. */`,
      ['export ', constant(name, pickerType, join([',', line], typeArguments), parts)],
    ),
  );
}

/** How a record is made that forms are to refer to, where its records can be made. */
function creation(file: SourceFile, { owner }: PickerPlan): Doc[] {
  const { create } = owner.forms;
  if (!create?.mutation.result.record) return [];
  const { fields, change } = create;
  const loaders = [
    property('fields', loader(file, fields)),
    property('creation', loader(file, change)),
  ];
  return [property('create', object(loaders, { expanded: true }))];
}

/** Paging without a way back. */
export function forwardOnly(pagination: Pagination): Pagination {
  return pagination.kind === 'cursor' ? { ...pagination, last: null, before: null } : pagination;
}

/** How one record is asked for by what is sent for it; null where the backend finds records by something else. */
function oneRecord(file: SourceFile, plan: Plan, { owner, key, name }: PickerPlan) {
  const { lookup } = owner.resource;
  if (!lookup || lookup.key.join() !== key) return null;
  const code = new LookupCode(plan, owner.resource, lookup);
  const node = code.select((alias) => [spread(`${name}_record`, alias)], { caught: false });
  const type = file.artifact(`${name}OneQuery`);
  return {
    query: queryStatement(file, 'oneQuery', query(type, definitions(code.variables), [node])),
    code: object(
      [
        property('query', 'oneQuery'),
        property('variables', arrow(['text'], returned(object(code.variablesFrom('text'))))),
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

function recordFragment(file: SourceFile, { owner, key, name }: PickerPlan, plan: Plan) {
  const { fields } = owner.resource;
  const selection = new Selection();
  const source: Source = { file, plan, selection, variable: owner.variable };
  selectIdentity(selection, owner, fields);
  selectPath(selection, [key]);
  const title = readTitle(source, owner, fields);
  const keyField = fields.find((field) => field.name === key) as Field;
  return {
    node: fragment(`${name}_record`, owner.resource.type, selection.toNodes(), { inline: true }),
    title,
    keyField,
  };
}
