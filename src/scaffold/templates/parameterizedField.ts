import { isNonNullType } from 'graphql';
import type { Lookup } from '../../model/types/resource.ts';
import { lowered } from '../../model/wording/sentence.ts';
import {
  block,
  call,
  constant,
  group,
  ifBreak,
  indent,
  join,
  line,
  lines,
  object,
  property,
  softline,
  statement,
  textProperty,
  type Doc,
} from '../code/docs.ts';
import { attribute, element, elementWith, returnJsx } from '../code/jsx.ts';
import { queryStatement } from '../code/relay.ts';
import { SourceFile, type GeneratedFile } from '../code/sourceFile.ts';
import { selectLocalKey } from '../fields/relations.ts';
import { argumentsOf, operationField } from '../forms/formCode.ts';
import { valuesType } from '../forms/valuesType.ts';
import { field, query } from '../graphql/nodes.ts';
import type { Value } from '../graphql/reading.ts';
import { Selection } from '../graphql/selection.ts';
import { definitions } from '../lists/listCode.ts';
import type { Plan } from '../plan.ts';
import { helpOf } from '../records/help.ts';
import { LookupCode } from '../records/lookup.ts';
import type { ParameterizedFieldPlan } from '../records/parameterizedFieldPlan.ts';
import type { ResourcePlan } from '../resourcePlan.ts';
import { shownCode, toldInputs, toldVariables, type ShownCode } from '../tools/toldCode.ts';

interface ParameterizedFieldParts {
  readonly file: SourceFile;
  readonly plan: Plan;
  readonly owner: ResourcePlan;
  readonly own: ParameterizedFieldPlan;
  readonly lookup: LookupCode;
  readonly answer: ShownCode;
  /** The query's type. */
  readonly type: string;
}

/** A field of a record that has to be told something first: what it wants to be told, and its answer. */
export function parameterizedFieldFile(
  plan: Plan,
  owner: ResourcePlan,
  own: ParameterizedFieldPlan,
  lookup: Lookup,
): GeneratedFile {
  const { parameterizedField, sent } = own;
  const file = new SourceFile(own.path, `\`${owner.resource.type}.${parameterizedField.field}\``);
  const code = new LookupCode(plan, owner.resource, lookup, new Set(argumentsOf(sent).keys()));
  const record: Value = {
    ...code.readBare(file),
    type: plan.type(owner.resource.type) as Value['type'],
  };
  const type = file.artifact(`${own.name}Query`);
  const answer = shownCode(file, plan, parameterizedField, sent, record, [
    parameterizedField.field,
  ]);
  const parts: ParameterizedFieldParts = { file, plan, owner, own, lookup: code, answer, type };
  return file.print(
    queryOf(parts),
    settingsOf(parts),
    lines(
      `/** Asks one ${lowered(owner.resource.label)} for \`${parameterizedField.field}\`, once it is told what that needs. */`,
      component(parts),
    ),
    answerComponent(parts),
    queries(parts),
  );
}

function queryOf({ file, plan, owner, own, lookup, answer, type }: ParameterizedFieldParts): Doc {
  const { selections } = answer;
  const asked = selections?.length === 0 ? [field('__typename')] : selections;
  const node = operationField(own.sent, asked, { caught: !isNonNullType(own.sent.field.type) });
  // Relay has to know whose answer it is, to put it with what else it knows of that record.
  const key = new Selection();
  selectLocalKey(key, plan, owner);
  const record = lookup.select(() => lookup.asType([...key.toNodes(), node]), { caught: false });
  const variables = new Map([...lookup.variables, ...argumentsOf(own.sent)]);
  return queryStatement(file, 'query', query(type, definitions(variables), [record]));
}

function settingsOf({ file, plan, owner, own, lookup, type }: ParameterizedFieldParts): Doc {
  const { parameterizedField, sent } = own;
  const keys = [...lookup.variables.keys()];
  const values = valuesType(file, type, { ...sent, taken: [...sent.taken, ...keys] });
  const help = helpOf(
    parameterizedField.description,
    parameterizedField.label,
    owner.resource.label,
  );
  const settings = [
    textProperty('name', parameterizedField.field),
    textProperty('label', parameterizedField.label),
    ...(help ? [textProperty('help', help)] : []),
    'query',
    property('fields', toldInputs(file, plan, sent, type)),
    property('variables', toldVariables(plan, sent)),
  ];
  const settingsType = file.type(
    'ParameterizedFieldSettings',
    'src/ui/record/parameterized/parameterAddress.ts',
  );
  const keyNames = keys.map((name) => `'${name}'`).join(' | ');
  return constant(
    'settings',
    settingsType,
    join([',', line], [type, values, keyNames]),
    object(settings, { expanded: true }),
    { isNested: typeof values !== 'string' || values.includes('<') },
  );
}

function component({ file, plan, owner, own }: ParameterizedFieldParts): Doc {
  const field = file.value(
    'ParameterizedField',
    'src/ui/record/parameterized/ParameterizedField.tsx',
  );
  const attributes = [
    attribute('resource', plan.describe(owner)),
    attribute('settings', 'settings'),
  ];
  return [
    `export function ${own.name}() `,
    block([returnJsx(elementWith(field, attributes, [element('Result', [])]))]),
  ];
}

function answerComponent({ file, lookup, answer, type }: ParameterizedFieldParts): Doc {
  const shown = answer.shown ?? element(file.value('Silent', 'src/ui/tool/Answer.tsx'), []);
  const usePageQuery = file.value('usePageQuery', 'src/relay/pageContext.tsx');
  const read = statement(`const { ${lookup.pattern.code} }`, `${usePageQuery}<${type}>(query)`);
  return ['function Result() ', block([...(answer.shown ? [read] : []), returnJsx(shown)])];
}

function queries({ file, own, lookup }: ParameterizedFieldParts): Doc {
  const address = file.type('Address', 'src/address/address.ts');
  const visitor = file.type('Visitor', 'src/visitor/visitor.ts');
  const parameterizedFieldQueries = file.value(
    'parameterizedFieldQueries',
    'src/ui/record/parameterized/parameterAddress.ts',
  );
  const { statements, variables } = lookup.keyCode(file);
  const asked = call(parameterizedFieldQueries, [
    'settings',
    object(variables),
    'address',
    'visitor',
  ]);
  return [
    group([
      `${own.name}.queries = (`,
      indent([softline, `address: ${address},`, line, `visitor: ${visitor}`, ifBreak(',')]),
      softline,
      ') => ',
    ]),
    block([...statements, ['return ', asked, ';']]),
    ';',
  ];
}
