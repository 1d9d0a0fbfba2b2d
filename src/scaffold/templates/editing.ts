import * as framework from '../code/framework.ts';
import { artifactType, importedModule } from '../code/scope.ts';
import type { Lookup } from '../../model/types/resource.ts';
import { lowerFirst } from '../../model/wording/sentence.ts';
import {
  array,
  arrow,
  block,
  constant,
  join,
  lines,
  object,
  property,
  returned,
  text,
} from '../code/docs.ts';
import { loader } from '../code/lazy.ts';
import { queryStatement } from '../code/relay.ts';
import { rootCoordinate, SourceFile, type GeneratedFile } from '../code/sourceFile.ts';
import type { Source } from '../fields/access.ts';
import { readKey, readTitle, selectIdentity } from '../fields/relations.ts';
import { valuesType } from '../forms/valuesType.ts';
import type { EditPlan } from '../forms/formPlan.ts';
import { demanded } from '../forms/sent.ts';
import { query } from '../graphql/nodes.ts';
import { Selection } from '../graphql/selection.ts';
import { definitions } from '../lists/listCode.ts';
import { holePaths } from '../lists/template.ts';
import type { Plan } from '../plan.ts';
import { LookupCode } from '../records/lookup.ts';
import type { Subject } from '../subject.ts';
import { article } from './fields.ts';
import { selectStart, optionDoc } from './startValues.ts';

interface EditParts {
  readonly file: SourceFile;
  readonly plan: Plan;
  readonly owner: Subject;
  readonly form: EditPlan;
  readonly lookup: Lookup;
  readonly code: LookupCode;
  /** The variable for a record. */
  readonly record: string;
}

/** What of a record can be changed, and how it is read and sent: for its form, in place, for a copy. */
export function editingFile(
  plan: Plan,
  owner: Subject,
  form: EditPlan,
  lookup: Lookup,
): GeneratedFile {
  const { name, path } = form.editing;
  const file = new SourceFile(path, rootCoordinate('Mutation', form.mutation.path));
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
  for (const path of holePaths(form.mutation.variables)) selection.path(path);
  selectStart(selection, form.inputs);
  return { selections: selection.toNodes(), key, title };
}

/** `const read = ({ order }: editOrderQuery['response']) => order;` */
function readFunction({ file, form, code }: EditParts): string {
  const response = `${artifactType(`${form.editing.name}Query`)}['response']`;
  return `const read = ${arrow([`{ ${code.pattern.code} }: ${response}`], code.readCaught(file))};`;
}

/** A record that was found by its key has one, whatever the schema says. */
function certain({ key: names, resource }: Subject, key: string): string {
  const own = resource.fields.find(({ name }) => names.length === 1 && name === names[0]);
  return own?.nullable ? `${key} ?? ''` : key;
}

function editing(parts: EditParts, key: string | null, title: string | null): string {
  const { file, plan, owner, form, lookup, record } = parts;
  const { fields, change } = form;
  const artifact = `${change.name}Mutation`;
  const always = demanded(form);
  const { statements, variables } = parts.code.keyCode(file);
  const properties: string[] = [
    property('resource', plan.describe(owner)),
    property('fields', importedModule(fields)),
    'query',
    `variables: (address) => ${block([...statements, `return ${object(variables)};`])}`,
    property('subject', array([...lookup.path, ...lookup.record].map((name) => text(name)))),
    'read',
    property('keyOf', key ? arrow([record], certain(owner, key)) : "() => ''"),
    ...(title ? [property('title', arrow([record], title))] : []),
    ...valuesProperty(parts),
    property('update', loader(file, change)),
    ...(always.length > 0 ? [property('always', array(always.map(text)))] : []),
  ];
  const types = [
    artifactType(`${form.editing.name}Query`),
    artifactType(artifact),
    `${framework.Found}<typeof read>`,
    valuesType(file, artifact, form),
    ...(always.length > 0 ? [always.map(text).join(' | ')] : []),
  ];
  const type = framework.RecordEditing;
  const words = `/** What of ${article(lowerFirst(owner.resource.label))} can be changed, as it is now. */`;
  return lines(
    words,
    `export ${constant(
      form.editing.name,
      type,
      join(', ', types),
      object(properties, { expanded: true }),
    )}`,
  );
}

/** The record's values where the query does not have them by the names of the inputs: related records as options, and what an envelope holds. */
function valuesProperty(parts: EditParts): string[] {
  const { form, record } = parts;
  const options = form.inputs.flatMap((input) => {
    const option = optionDoc(parts, input);
    return option ? [property(input.name, option)] : [];
  });
  const fields = form.inputs.flatMap(({ field }) => field ?? []);
  const envelope = fields.find((field) => field.envelope)?.envelope;
  const own = !envelope || fields.some((field) => !field.envelope) ? [`...${record}`] : [];
  const enveloped = envelope ? [`...${record}.${envelope.name}`] : [];
  if (options.length === 0 && !envelope) return [];
  const values = object([...own, ...enveloped, ...options]);
  return [property('values', arrow([record], returned(values)))];
}
