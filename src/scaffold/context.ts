import {
  isCompositeType,
  type GraphQLCompositeType,
  type GraphQLObjectType,
  type GraphQLSchema,
} from 'graphql';
import { namedTypeOf } from '../model/shapes/typeShapes.ts';
import type { Model } from '../model/types/model.ts';
import { importedModule, unmarked } from './code/scope.ts';
import type { LastScaffold } from './lastScaffold.ts';
import { variableName } from './names.ts';
import type { Module, Subject } from './subject.ts';

/** The state before planning: the schema, its resources, and the modules that all files may import. */
export interface ContextParts {
  readonly schema: GraphQLSchema;
  readonly model: Model;
  /** The last scaffold. */
  readonly last: LastScaffold;
  readonly subjects: readonly Subject[];
  /** Custom scalar → TypeScript type. */
  readonly scalars: Readonly<Record<string, string>>;
  /** The constants with the words of enums, by GraphQL type; those are written that some file imports. */
  readonly enums: ReadonlyMap<string, Module>;
  /** The constants with the fields of input objects that are entered as JSON, likewise. */
  readonly structures: ReadonlyMap<string, Module>;
  /** The constants with the pages of an interface's records, likewise. */
  readonly memberPages: ReadonlyMap<Subject, Module>;
  /** The names of constants that any file may import. */
  readonly constants: { has(name: string): boolean };
}

/** What planners and printers look up. */
export class Context implements ContextParts {
  readonly schema: GraphQLSchema;
  readonly model: Model;
  readonly last: LastScaffold;
  readonly subjects: readonly Subject[];
  readonly scalars: Readonly<Record<string, string>>;
  readonly enums: ReadonlyMap<string, Module>;
  readonly structures: ReadonlyMap<string, Module>;
  readonly memberPages: ReadonlyMap<Subject, Module>;
  readonly constants: ContextParts['constants'];
  readonly #byType: ReadonlyMap<string, Subject>;

  constructor(parts: ContextParts) {
    this.schema = parts.schema;
    this.model = parts.model;
    this.last = parts.last;
    this.subjects = parts.subjects;
    this.scalars = parts.scalars;
    this.enums = parts.enums;
    this.structures = parts.structures;
    this.memberPages = parts.memberPages;
    this.constants = parts.constants;
    this.#byType = new Map(this.subjects.map((subject) => [subject.resource.type, subject]));
  }

  /** The resource of a type; the reader names none in a relation that the model does not have. */
  of(type: string): Subject | undefined {
    return this.#byType.get(type);
  }

  get queryType(): GraphQLObjectType {
    const type = this.schema.getQueryType();
    if (!type) throw new Error('The schema has no query type.');
    return type;
  }

  /** True for a name that a generated file may import. */
  isTaken(name: string): boolean {
    return this.constants.has(name);
  }

  /** A resource's description, imported. */
  describe({ descriptor }: Pick<Subject, 'descriptor'>): string {
    return importedModule(descriptor);
  }

  /** An enum's words, imported. */
  choices(type: string): string {
    return importedModule(known(this.enums, type));
  }

  /** The fields of an input object, imported. */
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
    const types = [BUILT_IN, this.scalars].find((each) => Object.hasOwn(each, name));
    return types?.[name] ?? 'string';
  }

  /** A name for a variable that hides nothing that a generated file may import. */
  variable(name: string, ...taken: string[]): string {
    const others = taken.map(unmarked);
    return variableName(name, (candidate) => this.isTaken(candidate) || others.includes(candidate));
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
