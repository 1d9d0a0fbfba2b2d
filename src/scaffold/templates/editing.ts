import { Kind, type FieldNode, type SelectionNode } from 'graphql';
import type { Field, Lookup } from '../../model/model.ts';
import {
  array,
  arrow,
  arrowToExpression,
  block,
  call,
  constant,
  join,
  line,
  lines,
  object,
  property,
  returned,
  text,
  type Doc,
} from '../code/docs.ts';
import { queryStatement } from '../code/relay.ts';
import { SourceFile } from '../code/sourceFile.ts';
import type { Source } from '../fields/access.ts';
import { readKey, readTitle, selectIdentity } from '../fields/relations.ts';
import { valuesType } from '../forms/formCode.ts';
import type { EditPlan } from '../forms/formPlan.ts';
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
  readonly form: EditPlan;
  readonly lookup: Lookup;
  readonly code: LookupCode;
  /** The variable for a record. */
  readonly record: string;
}

/** What of a record can be changed, and how it is read and sent: for its form, in place, for a copy. */
export function editingFile(
  plan: Plan,
  owner: ResourcePlan,
  form: EditPlan,
  lookup: Lookup,
): string {
  const { name, path } = form.editing;
  const file = new SourceFile(path, `\`Mutation.${form.mutation.path.join('.')}\``);
  const code = new LookupCode(plan, owner.resource, lookup);
  const record = plan.variable(owner.variable, name, form.change.name);
  const parts: EditParts = { file, plan, owner, form, lookup, code, record };
  const { selections, key, title } = selectionOf(parts);
  return file.print(
    queryStatement(
      file,
      'query',
      query(`${name}Query`, definitions(code.variables), [
        code.select(() => code.asType(selections), { caught: true }),
      ]),
    ),
    readFunction(parts),
    editing(parts, key, title),
  );
}

/** What the form starts with, and what names the record. */
function selectionOf({ file, plan, owner, form, record }: EditParts) {
  const selection = new Selection();
  const source: Source = { file, plan, selection, variable: record };
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
  const own = selection
    .toNodes()
    .filter((node) => node.kind !== Kind.FIELD || !named.has(node.name.value));
  return { selections: [...own, ...relations] as SelectionNode[], key, title };
}

/** Asks for what an input starts with. */
export function selectInput(selection: Selection, { field: own, kind }: InputPlan): void {
  if (!own) return;
  if ('type' in kind) selectGroup(selection, own, kind.inputs);
  else if (kind.make === 'list' && 'type' in kind.item.kind)
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

/** `const read = ({ order }: editOrderQuery['response']) => order;` */
function readFunction({ file, form, code }: EditParts): Doc {
  const response = `${file.artifact(`${form.editing.name}Query`)}['response']`;
  return [
    'const read = ',
    arrowToExpression([`{ ${code.pattern.code} }: ${response}`], code.readCaught(file)),
    ';',
  ];
}

/** A record that was found by its key has one, whatever the schema says. */
function certain({ key: names, resource }: ResourcePlan, key: Doc): Doc {
  const own = resource.fields.find(({ name }) => names.length === 1 && name === names[0]);
  return own?.nullable ? [key, " ?? ''"] : key;
}

function editing(parts: EditParts, key: Doc | null, title: Doc | null): Doc {
  const { file, plan, owner, form, lookup, record } = parts;
  const { fields, change } = form;
  const artifact = `${change.name}Mutation`;
  const always = demanded(form);
  const { statements, variables } = parts.code.keyCode(file);
  const properties: Doc[] = [
    property('resource', plan.describe(file, owner)),
    property('fields', file.value(fields.name, fields.path)),
    'query',
    ['asked: (address) => ', block([...statements, ['return ', object(variables), ';']])],
    property('subject', array([...lookup.path, ...lookup.record].map((name) => text(name)))),
    'read',
    property('keyOf', key ? arrow([record], certain(owner, key)) : "() => ''"),
    ...(title ? [property('title', arrow([record], title))] : []),
    ...valuesProperty(parts),
    property('update', file.value(change.name, change.path)),
    ...(always.length > 0 ? [property('always', array(always.map(text)))] : []),
  ];
  const types = [
    file.artifact(`${form.editing.name}Query`),
    file.artifact(artifact),
    `${file.type('Found', RECORD_EDITING)}<typeof read>`,
    valuesType(file, artifact, form),
    ...(always.length > 0 ? [always.map(text).join(' | ')] : []),
  ];
  const type = file.type('RecordEditing', RECORD_EDITING);
  const words = `/** What of ${article(lowered(owner.resource.label))} can be changed, as it is now. */`;
  return lines(words, [
    'export ',
    constant(
      form.editing.name,
      type,
      join([',', line], types),
      object(properties, { expanded: true }),
      { isNested: true },
    ),
  ]);
}

const RECORD_EDITING = 'src/ui/form/recordEditing.ts';

/** The options that stand for related records, by the names of the inputs. */
function valuesProperty({ file, form, record }: EditParts): Doc[] {
  const options = form.inputs.flatMap(({ name, relation, kind }) => {
    if (!relation || kind.make !== 'relation') return [];
    const optionOf = file.value('optionOf', 'src/ui/form/picker.ts');
    const picker = file.value(kind.picker.name, kind.picker.path);
    return [property(name, call(optionOf, [picker, `${record}.${relation.field}`]))];
  });
  if (options.length === 0) return [];
  return [property('values', arrow([record], returned(object([`...${record}`, ...options]))))];
}
