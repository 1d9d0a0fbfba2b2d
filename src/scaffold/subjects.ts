import { isEnumType, isInputObjectType, type GraphQLNamedType, type GraphQLSchema } from 'graphql';
import type { Model } from '../model/types/model.ts';
import type { Resource } from '../model/types/resource.ts';
import type { ContextParts } from './context.ts';
import { keyObjects } from './fields/keyObjects.ts';
import type { LastScaffold } from './lastScaffold.ts';
import { withKnownSlugs } from './knownSlugs.ts';
import { ModuleNames } from './moduleNames.ts';
import { camelCase, Names, pascalCase, variableName } from './names.ts';
import { keyLabels } from './records/keyLabels.ts';
import { scalarTypes } from './scalars.ts';
import { selectablePart } from './selectable.ts';
import type { Module, Subject } from './subject.ts';

/** Names the resources of a model and the modules that any file may import, before anything is planned. */
export function nameSubjects(
  read: Model,
  schema: GraphQLSchema,
  last: LastScaffold,
): { readonly parts: ContextParts; readonly names: ModuleNames } {
  const model = { ...read, resources: withKnownSlugs(read.resources, last.slugs) };
  const constants = new Names();
  const names = new ModuleNames(constants);
  const bases = new Names();
  const descriptors = model.resources.map(({ slug }) =>
    constants.give(camelCase(slug), 'Resource'),
  );
  const ofTypes = (kind: TypesNamed) => nameTypes(schema, constants, kind);
  const enums = ofTypes({ is: isEnumType, nameOf: camelCase, suffix: 'Choices', folder: 'enums' });
  const structures = ofTypes({
    is: isInputObjectType,
    nameOf: (name) => camelCase(`${name} types`),
    suffix: 'Of',
    folder: 'inputs',
  });
  const keyLabelsOf = keyLabels(model);
  const subjects = model.resources.map((resource, index) => {
    const base = bases.give(pascalCase(resource.type), '');
    const variable = variableName(resource.type, (name) => constants.has(name));
    const selectable = selectablePart(resource, schema);
    return {
      base,
      variable,
      keyObjects: keyObjects(selectable, model),
      keyLabels: keyLabelsOf(resource),
      ...screensOf(selectable, base, descriptors[index], names),
    };
  });
  const memberPages = subjects.flatMap((subject): Array<[Subject, Module]> => {
    if (subject.resource.concrete.length === 0) return [];
    const name = constants.give(camelCase(`${subject.base} pages`), 'Of');
    return [[subject, { name, path: `${subject.folder}/${name}.ts` }]];
  });
  const scalars = scalarTypes(schema, model);
  const lookups = { scalars, enums, structures, memberPages: new Map(memberPages), constants };
  return { parts: { schema, model, last, subjects, ...lookups }, names };
}

/** The modules of a resource that follow from its model alone: its description, its list and its page. */
function screensOf(
  resource: Resource,
  base: string,
  constant: string,
  names: ModuleNames,
): Omit<Subject, 'base' | 'variable' | 'keyObjects' | 'keyLabels'> {
  const { list, lookup, identity, subscriptions } = resource;
  const folder = `src/resources/${resource.slug}`;
  const component = (wanted: string) => names.inFolder({ folder }, wanted, 'tsx');
  const isFollowed = (list ?? lookup) !== null && subscriptions.length > 0;
  return {
    resource,
    folder,
    descriptor: { name: constant, path: `${folder}/${constant}.ts` },
    key: lookup?.key ?? identity?.fields ?? [],
    list: list && component(`${base}List`),
    record: lookup && component(`${base}Record`),
    subscriptions: isFollowed
      ? names.inFolder({ folder }, camelCase(`${base} subscriptions`), 'ts')
      : null,
  };
}

/** Types that get a constant each. */
interface TypesNamed {
  readonly is: (type: GraphQLNamedType) => boolean;
  readonly nameOf: (type: string) => string;
  /** Behind a name that is reserved. */
  readonly suffix: string;
  readonly folder: string;
}

/** Names constants for types, by GraphQL type. */
function nameTypes(
  schema: GraphQLSchema,
  constants: Names,
  { is, nameOf, suffix, folder }: TypesNamed,
): Map<string, Module> {
  const types = Object.values(schema.getTypeMap()).filter(
    (type) => is(type) && !type.name.startsWith('__'),
  );
  return new Map(
    types.map((type) => {
      const name = constants.give(nameOf(type.name), suffix);
      return [type.name, { name, path: `src/resources/${folder}/${name}.ts` }];
    }),
  );
}
