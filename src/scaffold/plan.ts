import {
  isCompositeType,
  isEnumType,
  isInputObjectType,
  type GraphQLCompositeType,
  type GraphQLNamedType,
  type GraphQLObjectType,
  type GraphQLSchema,
} from 'graphql';
import type { Field, List, Mixed, Model, Relation, Resource } from '../model/model.ts';
import type { SourceFile } from './code/sourceFile.ts';
import { keyObjects } from './fields/keyObjects.ts';
import { edgeColumns } from './fields/columns.ts';
import type { BulkPlan } from './forms/bulkPlan.ts';
import { planForms, type FormsPlan } from './forms/formPlan.ts';
import { Pickers } from './forms/pickers.ts';
import { planLinks, type LinksPlan } from './links/linkPlan.ts';
import { Kinds, type KindsPlan } from './mixed/kinds.ts';
import { camelCase, isReserved, Names, pascalCase, variableName } from './names.ts';
import { planQuestions, type QuestionPlan } from './records/questionPlan.ts';
import { scalarTypes } from './scalars.ts';
import { selectablePart } from './selectable.ts';
import { planTools, type ToolPlan } from './tools/toolPlan.ts';

/** A component of its own file: they are called the same. */
export interface Module {
  readonly name: string;
  /** Relative to the checkout. */
  readonly path: string;
}

/** Rows of a resource, as they come from one or several lists. */
export interface TablePlan extends Module {
  readonly owner: ResourcePlan;
  /** GraphQL type of the rows. */
  readonly rowType: string;
  /** The record's fields that the rows have; null when they have all. */
  readonly fields: readonly string[] | null;
  /** Some of the lists say something of their edges beside the rows. */
  hasEdges: boolean;
}

export interface TabPlan extends Module {
  readonly relation: Relation;
  readonly list: List;
  readonly target: ResourcePlan;
  readonly table: TablePlan;
  /** Shows the records one below the other, where they say what happened; null where they are rows of the table. */
  readonly timeline: Module | null;
  /** How records are linked to the one that has the tab. */
  links: LinksPlan | null;
}

/** Pages of records and values of several kinds, as a tab. */
export interface MixedTabPlan extends Module {
  readonly mixed: Mixed;
  readonly list: List;
  readonly entries: KindsPlan;
}

export interface ListPlan extends Module {
  readonly table: TablePlan;
  /** What can be done with several of its rows at once. */
  bulk: BulkPlan | null;
  /** How records for it come out of a file. */
  imported: Module | null;
}

/** What is written for one resource, and what all of it is called. */
export interface ResourcePlan {
  readonly resource: Resource;
  /** The constant that describes it to the interface, and its file. */
  readonly descriptor: Module;
  /** What a record is called in code: `order`. */
  readonly variable: string;
  /** What its modules' names begin with: `Order`. */
  readonly base: string;
  readonly folder: string;
  /** The fields whose values make a record's address, or only tell it from others where it has no page. */
  readonly key: readonly string[];
  /** The relations that lead to a part of the key which the record itself does not have, as objects. */
  readonly keyObjects: readonly Field[];
  list: ListPlan | null;
  record: Module | null;
  tables: TablePlan[];
  /** How its records are shown on the pages of what they happened to. */
  timeline: Module | null;
  tabs: TabPlan[];
  mixedTabs: MixedTabPlan[];
  /** What can be asked of it on its page. */
  questions: readonly QuestionPlan[];
  forms: FormsPlan;
  /** What tells that its records have changed; null where nothing does. */
  subscriptions: Module | null;
}

/** Everything that the templates need to know of the whole. Names are given out here and nowhere else. */
export class Plan {
  readonly schema: GraphQLSchema;
  readonly model: Model;
  readonly resources: readonly ResourcePlan[];
  readonly tools: readonly ToolPlan[];
  /** Custom scalar → TypeScript type. */
  readonly scalars: Readonly<Record<string, string>>;
  /** Enums that the screens show, by GraphQL type, with the constants that hold their words. */
  readonly enums = new Map<string, Module>();
  /** Input objects that are entered as JSON, with the constants that say what they take. */
  readonly structures = new Map<string, Module>();
  /** Interfaces whose types have the pages, with the constants that say which. */
  readonly divided = new Map<ResourcePlan, Module>();
  /** Resources that some file names. */
  readonly described = new Set<ResourcePlan>();
  /** How forms choose records of other resources. */
  readonly pickers = new Pickers(this);
  /** Lists of several kinds of things. */
  readonly kinds = new Kinds(this);
  readonly #byType: ReadonlyMap<string, ResourcePlan>;
  readonly #choices: ReadonlyMap<string, string>;
  readonly #inputTypes: ReadonlyMap<string, string>;
  readonly #memberPages: ReadonlyMap<ResourcePlan, string>;
  readonly #modules = new Names();
  readonly #constants = new Names();

  constructor(model: Model, schema: GraphQLSchema) {
    this.model = model;
    this.schema = schema;
    this.scalars = scalarTypes(schema, model);
    const bases = new Names();
    const descriptors = model.resources.map(({ slug }) =>
      this.#constants.give(camelCase(slug), 'Resource'),
    );
    this.#choices = this.#nameTypes(isEnumType, camelCase, 'Choices');
    this.#inputTypes = this.#nameTypes(
      isInputObjectType,
      (name) => camelCase(`${name} types`),
      'Of',
    );
    this.resources = model.resources.map((resource, index) =>
      this.#planResource(selectablePart(resource, schema), bases, descriptors[index]),
    );
    this.#byType = new Map(this.resources.map((plan) => [plan.resource.type, plan]));
    const abstract = this.resources.filter(({ resource }) => resource.concrete.length > 0);
    this.#memberPages = new Map(
      abstract.map((plan) => [plan, this.#constants.give(camelCase(`${plan.base} pages`), 'Of')]),
    );
    for (const plan of this.resources) this.#planScreens(plan);
    for (const plan of this.resources) this.#planTabs(plan);
    for (const plan of this.resources) this.#planMixedTabs(plan);
    for (const plan of this.resources) plan.forms = planForms(this, plan);
    for (const plan of this.resources)
      for (const tab of plan.tabs) tab.links = planLinks(this, plan, tab);
    for (const plan of this.resources) plan.questions = planQuestions(this, plan);
    this.tools = planTools(this);
  }

  /** The resource of a type; the reader names none in a relation that the model does not have. */
  of(type: string): ResourcePlan | undefined {
    return this.#byType.get(type);
  }

  get queryType(): GraphQLObjectType {
    const type = this.schema.getQueryType();
    if (!type) throw new Error('The schema has no query type.');
    return type;
  }

  /** True for a name that a generated file may import. */
  isTaken(name: string): boolean {
    return this.#constants.has(name);
  }

  /** Imports a resource's description. Returns its name. */
  describe(file: SourceFile, plan: ResourcePlan): string {
    this.described.add(plan);
    return file.value(plan.descriptor.name, plan.descriptor.path);
  }

  /** Imports an enum's words. Returns the constant's name. */
  choices(file: SourceFile, type: string): string {
    const name = this.#choices.get(type) ?? camelCase(type);
    const constant = { name, path: `src/resources/enums/${name}.ts` };
    this.enums.set(type, constant);
    return file.value(constant.name, constant.path);
  }

  /** Imports where the records of an interface have their pages, by their type. Returns the constant's name. */
  memberPages(file: SourceFile, owner: ResourcePlan): string {
    const name = this.#memberPages.get(owner) ?? camelCase(`${owner.base} pages`);
    const constant = { name, path: `${owner.folder}/${name}.ts` };
    this.divided.set(owner, constant);
    return file.value(constant.name, constant.path);
  }

  /** Imports what an input object is made of. Returns the constant's name. */
  inputTypes(file: SourceFile, type: string): string {
    const name = this.#inputTypes.get(type) ?? camelCase(`${type} types`);
    const constant = { name, path: `src/resources/inputs/${name}.ts` };
    this.structures.set(type, constant);
    return file.value(constant.name, constant.path);
  }

  /** The GraphQL type of that name, which has fields. */
  type(name: string): GraphQLCompositeType {
    const type = this.schema.getType(name);
    if (!isCompositeType(type))
      throw new Error(`The model names ${name}, which is no type with fields.`);
    return type;
  }

  /** The TypeScript type of a leaf of that printed GraphQL type, as Relay's artifacts have it. */
  leafType(printed: string): string {
    const name = printed.replace(/[[\]!]/g, '');
    return BUILT_IN[name] ?? this.scalars[name] ?? 'string';
  }

  /** The tabs, or the questions, of a record that has many of them. */
  partsModule(owner: ResourcePlan, parts: 'Tabs' | 'Questions'): Module {
    const { name, path } = this.#module(owner, parts);
    return { name, path: path.replace(/x$/, '') };
  }

  /** A module in a resource's folder. */
  module(owner: ResourcePlan, wanted: string, extension: 'ts' | 'tsx'): Module {
    const name = this.#modules.give(wanted, 'Of');
    return { name, path: `${owner.folder}/${name}.${extension}` };
  }

  /** A component for things that are of no resource, or of several. */
  kindModule(wanted: string): Module {
    const name = this.#modules.give(wanted, 'Of');
    return { name, path: `src/resources/kinds/${name}.tsx` };
  }

  /** The screen of a tool, and the constant that describes the tool to the interface. */
  toolModules(slug: string): { readonly screen: Module; readonly descriptor: Module } {
    const folder = 'src/resources/tools';
    const name = this.#modules.give(`${pascalCase(slug)}Tool`, 'Of');
    const constant = this.#constants.give(camelCase(slug), 'Tool');
    return {
      screen: { name, path: `${folder}/${name}.tsx` },
      descriptor: { name: constant, path: `${folder}/${constant}.ts` },
    };
  }

  /** A section of a long record, with a file of its own. */
  sectionModule(owner: ResourcePlan, title: string): Module {
    return this.#module(owner, `${pascalCase(title)}Section`);
  }

  /** A name for a variable that hides nothing that a generated file may import. */
  variable(name: string, ...taken: string[]): string {
    return variableName(name, (candidate) => this.isTaken(candidate) || taken.includes(candidate));
  }

  /** Constants for all types of a kind, by GraphQL type. */
  #nameTypes(
    isKind: (type: GraphQLNamedType) => boolean,
    nameOf: (type: string) => string,
    suffix: string,
  ): Map<string, string> {
    const types = Object.values(this.schema.getTypeMap()).filter(
      (type) => isKind(type) && !type.name.startsWith('__'),
    );
    return new Map(types.map(({ name }) => [name, this.#constants.give(nameOf(name), suffix)]));
  }

  #planResource(resource: Resource, bases: Names, constant: string): ResourcePlan {
    const pascal = pascalCase(resource.type);
    const clashes = SUFFIXES.some((suffix) => isReserved(`${pascal}${suffix}`));
    const base = bases.give(clashes ? `${pascal}Type` : pascal, '');
    const folder = `src/resources/${resource.slug}`;
    return {
      resource,
      base,
      folder,
      descriptor: { name: constant, path: `${folder}/${constant}.ts` },
      variable: this.variable(resource.type),
      key: resource.lookup?.key ?? resource.identity?.fields ?? [],
      keyObjects: keyObjects(resource, this.model),
      list: null,
      record: null,
      tables: [],
      timeline: null,
      tabs: [],
      mixedTabs: [],
      questions: [],
      forms: { create: null, edit: null, actions: [], buttons: null },
      subscriptions: null,
    };
  }

  #planScreens(plan: ResourcePlan): void {
    const { list, lookup } = plan.resource;
    if (list) {
      const table = this.#table(plan, list);
      plan.list = { ...this.#module(plan, 'List'), table, bulk: null, imported: null };
    }
    if (lookup) plan.record = this.#module(plan, 'Record');
    if ((list ?? lookup) && plan.resource.subscriptions.length > 0)
      plan.subscriptions = this.module(plan, camelCase(`${plan.base} subscriptions`), 'ts');
  }

  #planTabs(plan: ResourcePlan): void {
    if (!plan.record) return;
    for (const relation of plan.resource.relations) {
      const { list } = relation;
      const target = this.of(relation.to);
      if (!relation.many || relation.deprecated || !list || !target || list.required.length > 0)
        continue;
      const module = this.#module(plan, `${pascalCase(relation.field)}Tab`);
      const timeline = this.#timeline(target, list);
      const table = this.#table(target, list, timeline === null);
      plan.tabs.push({ ...module, relation, list, target, table, timeline, links: null });
    }
  }

  #planMixedTabs(plan: ResourcePlan): void {
    if (!plan.record) return;
    for (const mixed of plan.resource.mixed) {
      const { list, field } = mixed;
      if (!list || list.required.length > 0) continue;
      const entries = this.kinds.of(mixed);
      if (!this.kinds.isShown(entries)) continue;
      const module = this.#module(plan, `${pascalCase(field)}Tab`);
      plan.mixedTabs.push({ ...module, mixed, list, entries });
    }
  }

  /** One timeline for all lists that say what happened to the record that has them. */
  #timeline(target: ResourcePlan, list: List): Module | null {
    const { history, type } = target.resource;
    if (!history || list.rowType !== type || edgeColumns(this, list).length > 0) return null;
    target.timeline ??= this.#module(target, 'Timeline');
    return target.timeline;
  }

  /** One table for all lists that give rows of a type. @param isWritten whether any of its lists shows it */
  #table(plan: ResourcePlan, list: List, isWritten = true): TablePlan {
    const known = plan.tables.find(({ rowType }) => rowType === list.rowType);
    const hasEdges = edgeColumns(this, list).length > 0;
    if (known) {
      known.hasEdges ||= hasEdges;
      return known;
    }
    const isWhole = list.rowType === plan.resource.type;
    const module = isWhole
      ? this.#module(plan, 'Table')
      : this.#module(plan, 'Table', pascalCase(list.rowType));
    const table = {
      ...module,
      owner: plan,
      rowType: list.rowType,
      fields: isWhole ? null : (list.fields ?? []),
      hasEdges,
    };
    if (isWritten) plan.tables.push(table);
    return table;
  }

  #module(plan: ResourcePlan, suffix: string, base = plan.base): Module {
    const name = this.#modules.give(`${base}${suffix}`, 'Of');
    return { name, path: `${plan.folder}/${name}.tsx` };
  }
}

const SUFFIXES = ['List', 'Record', 'Table', 'Details'];

const BUILT_IN: Readonly<Record<string, string>> = {
  ID: 'string',
  String: 'string',
  Int: 'number',
  Float: 'number',
  Boolean: 'boolean',
};

/** The named type of a field of a type, or undefined. */
export function fieldOf(type: GraphQLCompositeType, name: string) {
  return 'getFields' in type ? type.getFields()[name] : undefined;
}
