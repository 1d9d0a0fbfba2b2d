import {
  isCompositeType,
  isEnumType,
  isInputObjectType,
  type GraphQLCompositeType,
  type GraphQLNamedType,
  type GraphQLObjectType,
  type GraphQLSchema,
} from 'graphql';
import type { Model } from '../model/types/model.ts';
import type { Resource } from '../model/types/resource.ts';
import { namedTypeOf } from '../model/shapes/typeShapes.ts';
import { importedModule, unmarked } from './code/scope.ts';
import { keyObjects } from './fields/keyObjects.ts';
import { Pickers } from './forms/pickers.ts';
import { Kinds } from './unions/unionMembers.ts';
import { LastScaffold } from './lastScaffold.ts';
import { camelCase, Names, pascalCase, variableName } from './names.ts';
import type { Module, ResourcePlan } from './resourcePlan.ts';
import { scalarTypes } from './scalars.ts';
import { selectablePart } from './selectable.ts';
import type { ToolPlan } from './tools/toolPlan.ts';

/**
 * Everything that the templates need to know of the whole. Names are given out here and nowhere else;
 * `makePlan` fills in what is written.
 */
export class Plan {
  readonly schema: GraphQLSchema;
  readonly model: Model;
  /** What was scaffolded before. */
  readonly last: LastScaffold;
  readonly resources: readonly ResourcePlan[];
  /** What is written for tools, once it is planned. */
  tools: readonly ToolPlan[] = [];
  /** Custom scalar → TypeScript type. */
  readonly scalars: Readonly<Record<string, string>>;
  /** The constants with the words of enums, by GraphQL type; those are written that some file imports. */
  readonly enums: ReadonlyMap<string, Module>;
  /** The constants that say what input objects take that are entered as JSON, likewise. */
  readonly structures: ReadonlyMap<string, Module>;
  /** The constants that say where the records of an interface have their pages, likewise. */
  readonly memberPages: ReadonlyMap<ResourcePlan, Module>;
  /** How forms choose records of other resources. */
  readonly pickers = new Pickers(this);
  /** Lists of several kinds of things. */
  readonly unionMembers = new Kinds(this);
  readonly #byType: ReadonlyMap<string, ResourcePlan>;
  readonly #modules = new Names();
  readonly #constants = new Names();

  constructor(model: Model, schema: GraphQLSchema, last = new LastScaffold()) {
    this.model = model;
    this.last = last;
    this.schema = schema;
    this.scalars = scalarTypes(schema, model);
    const bases = new Names();
    const descriptors = model.resources.map(({ slug }) =>
      this.#constants.give(camelCase(slug), 'Resource'),
    );
    this.enums = this.#nameTypes(isEnumType, camelCase, 'Choices', 'enums');
    this.structures = this.#nameTypes(
      isInputObjectType,
      (name) => camelCase(`${name} types`),
      'Of',
      'inputs',
    );
    this.resources = model.resources.map((resource, index) =>
      this.#planResource(selectablePart(resource, schema), bases, descriptors[index]),
    );
    this.#byType = new Map(this.resources.map((plan) => [plan.resource.type, plan]));
    const abstract = this.resources.filter(({ resource }) => resource.concrete.length > 0);
    this.memberPages = new Map(
      abstract.map((plan) => {
        const name = this.#constants.give(camelCase(`${plan.base} pages`), 'Of');
        return [plan, { name, path: `${plan.folder}/${name}.ts` }];
      }),
    );
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

  /** A resource's description, imported. */
  describe({ descriptor }: Pick<ResourcePlan, 'descriptor'>): string {
    return importedModule(descriptor);
  }

  /** An enum's words, imported. */
  choices(type: string): string {
    return importedModule(known(this.enums, type));
  }

  /** What an input object is made of, imported. */
  inputTypes(type: string): string {
    return importedModule(known(this.structures, type));
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
    const name = namedTypeOf(printed);
    const known = [BUILT_IN, this.scalars].find((types) => Object.hasOwn(types, name));
    return known?.[name] ?? 'string';
  }

  /** The tabs, or the parameterised fields, of a record that has many of them. */
  partsModule(owner: ResourcePlan, parts: 'Tabs' | 'ParameterizedFields'): Module {
    return this.module(owner, `${owner.base}${parts}`, 'ts');
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
    return this.module(owner, `${owner.base}${pascalCase(title)}Section`, 'tsx');
  }

  /** A name for a variable that hides nothing that a generated file may import. */
  variable(name: string, ...taken: string[]): string {
    const others = taken.map(unmarked);
    return variableName(name, (candidate) => this.isTaken(candidate) || others.includes(candidate));
  }

  /** Constants for all types of a kind, by GraphQL type. */
  #nameTypes(
    isKind: (type: GraphQLNamedType) => boolean,
    nameOf: (type: string) => string,
    suffix: string,
    folder: string,
  ): Map<string, Module> {
    const types = Object.values(this.schema.getTypeMap()).filter(
      (type) => isKind(type) && !type.name.startsWith('__'),
    );
    return new Map(
      types.map((type) => {
        const name = this.#constants.give(nameOf(type.name), suffix);
        return [type.name, { name, path: `src/resources/${folder}/${name}.ts` }];
      }),
    );
  }

  #planResource(resource: Resource, bases: Names, constant: string): ResourcePlan {
    const pascal = pascalCase(resource.type);
    const base = bases.give(pascal, '');
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
      unionTabs: [],
      parameterizedFields: [],
      forms: { create: null, edit: null, actions: [], buttons: null },
      subscriptions: null,
    };
  }
}

function known(modules: ReadonlyMap<string, Module>, type: string): Module {
  const module = modules.get(type);
  if (!module) throw new Error(`The schema has no ${type} that could be imported.`);
  return module;
}

const BUILT_IN: Readonly<Record<string, string>> = {
  ID: 'string',
  String: 'string',
  Int: 'number',
  Float: 'number',
  Boolean: 'boolean',
};
