import type { FieldNode, SelectionNode } from 'graphql';
import type { Field, Lookup } from '../../model/model.ts';
import {
  array,
  arrow,
  arrowToExpression,
  attribute,
  block,
  call,
  constant,
  elementWith,
  join,
  line,
  typedElement,
  lines,
  longProperty,
  object,
  property,
  returned,
  returnJsx,
  statement,
  text,
  wrappedJsx,
  type Doc,
} from '../code/docs.ts';
import { queryStatement } from '../code/relay.ts';
import { SourceFile } from '../code/sourceFile.ts';
import type { Source } from '../fields/access.ts';
import { readKey, readTitle, selectIdentity } from '../fields/relations.ts';
import { answerCode } from '../forms/answers.ts';
import {
  answerPattern,
  changeObject,
  keyedType,
  valuesType,
  variablesFunction,
} from '../forms/formCode.ts';
import type { FormPlan } from '../forms/formPlan.ts';
import type { InputPlan } from '../forms/inputPlan.ts';
import { demanded } from '../forms/sent.ts';
import { field, query, spread } from '../graphql/nodes.ts';
import { Selection } from '../graphql/selection.ts';
import { definitions } from '../lists/listCode.ts';
import { holePaths } from '../lists/template.ts';
import type { Plan, ResourcePlan } from '../plan.ts';
import { LookupCode } from '../records/lookup.ts';
import { article } from './fields.ts';
import { lowered } from './list.ts';

interface EditParts {
  readonly file: SourceFile;
  readonly plan: Plan;
  readonly owner: ResourcePlan;
  readonly form: FormPlan;
  readonly lookup: Lookup;
  readonly code: LookupCode;
}

/** The screen on which a record is changed. */
export function editFile(plan: Plan, owner: ResourcePlan, form: FormPlan, lookup: Lookup): string {
  const file = new SourceFile(form.path, `\`Mutation.${form.mutation.path.join('.')}\``);
  const code = new LookupCode(plan, owner.resource, lookup);
  const parts: EditParts = { file, plan, owner, form, lookup, code };
  const { selections, key, title } = selectionOf(parts);
  return file.print(
    queryStatement(
      file,
      'query',
      query(`${form.name}Query`, definitions(code.variables), [
        code.select(() => code.asType(selections), { caught: true }),
      ]),
    ),
    recordFunction(parts),
    screen(parts, key, title),
    queries(parts),
  );
}

/** The mutation that changes a record: for its form, and for whoever else changes one. */
export function updateFile(plan: Plan, owner: ResourcePlan, form: FormPlan): string {
  const { change: module, mutation } = form;
  const file = new SourceFile(module.path, `\`Mutation.${mutation.path.join('.')}\``);
  const artifact = `${module.name}Mutation`;
  const type = file.artifact(artifact);
  const pattern = answerPattern(plan, mutation);
  const answer = answerCode(plan, owner, form.field, mutation, pattern.expression);
  const whole = valuesType(file, artifact, form);
  const always = demanded(form).map(text).join(' | ');
  const values = `Partial<${whole}>${always ? ` & Pick<${whole}, ${always}>` : ''}`;
  const record = plan.variable(owner.variable, module.name);
  const properties = [
    property('change', changeObject(file, artifact, form, answer, pattern)),
    property('variables', variablesFunction(plan, form, { record, takesRecord: true })),
  ];
  const words = `/** Changes ${article(lowered(owner.resource.label))}. */`;
  return file.print(
    lines(words, [
      'export ',
      constant(
        module.name,
        file.type('RecordUpdate', 'src/ui/form/recordChange.ts'),
        join([',', line], [type, keyedType(plan, owner, mutation.variables), values]),
        object(properties, { expanded: true }),
      ),
    ]),
  );
}

/** What the form starts with, and what names the record. */
function selectionOf({ file, plan, owner, form }: EditParts) {
  const selection = new Selection();
  const source: Source = { file, plan, selection, variable: 'record' };
  const { fields } = owner.resource;
  selectIdentity(selection, owner, fields);
  const key = readKey(source, owner, fields);
  const title = readTitle(source, owner, fields);
  for (const path of holePaths(form.mutation.variables)) selectPath(selection, path);
  for (const input of form.inputs) selectInput(selection, input);
  const relations = form.inputs.flatMap(({ relation, kind }): FieldNode[] => {
    if (!relation || kind.make !== 'relation') return [];
    const selections = [spread(`${kind.picker.name}_record`)];
    return [field(relation.field, { caught: relation.nullable, selections })];
  });
  const named = new Set(relations.map(({ name }) => name.value));
  const own = selection.toNodes().filter(({ name }) => !named.has(name.value));
  return { selections: [...own, ...relations] as SelectionNode[], key, title };
}

function selectInput(selection: Selection, { field: own, kind }: InputPlan): void {
  if (!own) return;
  if (kind.make === 'group') selectGroup(selection, own, kind.inputs);
  else if (kind.make === 'list' && kind.item.kind.make === 'group')
    selectGroup(selection, own, kind.item.kind.inputs);
  else selection.leaf(own.name, { caught: own.nullable });
}

function selectGroup(selection: Selection, own: Field, inputs: readonly InputPlan[]): void {
  const inner = selection.object(own.name, { caught: own.nullable });
  for (const input of inputs) selectInput(inner, input);
  if (inner.isEmpty) inner.leaf('__typename', { caught: false });
}

export function selectPath(selection: Selection, path: readonly string[]): void {
  const below = path
    .slice(0, -1)
    .reduce((inner, name) => inner.object(name, { caught: false }), selection);
  below.leaf(path[path.length - 1], { caught: false });
}

/** `const readRecord = ({ order }: OrderEditQuery['response']) => order;` */
function recordFunction({ file, form, code }: EditParts): Doc {
  const response = `${file.artifact(`${form.name}Query`)}['response']`;
  return lines('/** The record in the answer of the query. */', [
    'const readRecord = ',
    arrowToExpression([`{ ${code.pattern.code} }: ${response}`], code.readCaught(file)),
    ';',
  ]);
}

function screen({ file, plan, owner, form }: EditParts, key: Doc | null, title: Doc | null): Doc {
  const { fields } = form;
  const recordPage = file.value('RecordPage', 'src/ui/record/RecordPage.tsx');
  const usePageQuery = file.value('usePageQuery', 'src/relay/pageContext.tsx');
  const artifact = `${form.change.name}Mutation`;
  const types = [`${form.name}Query`, artifact].map((name) => file.artifact(name));
  const values = valuesType(file, artifact, form);
  const always = demanded(form);
  const attributes = [
    attribute('resource', plan.describe(file, owner)),
    attribute('recordKey', key ?? "''"),
    ...(title ? [attribute('title', title)] : []),
    attribute('fields', file.value(fields.name, fields.path)),
    attribute('record', 'record'),
    ...valuesAttribute(file, form),
    attribute('query', 'query'),
    attribute('latest', 'readRecord'),
    attribute('update', file.value(form.change.name, form.change.path)),
    ...(always.length > 0 ? [attribute('always', array(always.map(text)))] : []),
  ];
  const name = file.value('EditForm', 'src/ui/form/EditForm.tsx');
  const editForm = typedElement(
    name,
    [
      ...types,
      'typeof record',
      values,
      ...(always.length > 0 ? [always.map(text).join(' | ')] : []),
    ],
    attributes,
  );
  const page = elementWith(
    recordPage,
    [attribute('resource', plan.describe(file, owner)), attribute('record', 'found')],
    [['{(record) => ', wrappedJsx(editForm), '}']],
  );
  const found = statement('const found', `readRecord(${usePageQuery}<${types[0]}>(query))`);
  const words = `/** The form that changes ${article(lowered(owner.resource.label))}. */`;
  return lines(words, [`export function ${form.name}() `, block([found, returnJsx(page)])]);
}

/** The options that stand for related records, by the names of the inputs. */
function valuesAttribute(file: SourceFile, { inputs }: FormPlan): Doc[] {
  const options = inputs.flatMap(({ name, relation, kind }) => {
    if (!relation || kind.make !== 'relation') return [];
    const optionOf = file.value('optionOf', 'src/ui/form/picker.ts');
    const picker = file.value(kind.picker.name, kind.picker.path);
    return [property(name, call(optionOf, [picker, `row.${relation.field}`]))];
  });
  if (options.length === 0) return [];
  const values = returned(object(['...row', ...options]));
  return [attribute('values', arrow(['row'], values))];
}

function queries({ file, form, lookup, code }: EditParts): Doc {
  const address = file.type('Address', 'src/relay/pageQueries.ts');
  const pageQuery = file.value('pageQuery', 'src/relay/pageQueries.ts');
  const { statements, variables } = code.keyCode(file);
  const subject = [...lookup.path, ...lookup.record].map((name) => text(name));
  const options = object([property('subject', array(subject))]);
  const record = call(`${pageQuery}<${form.name}Query>`, ['query', object(variables), options]);
  const body = [
    ...statements,
    ['return ', object([longProperty('record', record)], { expanded: true }), ';'],
  ];
  return [`${form.name}.queries = (address: ${address}) => `, block(body), ';'];
}
