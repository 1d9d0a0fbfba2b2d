/** What a studio keeps of its projects: rows for MikroORM, and what Graphweaver shows of them. */
import { createRequire } from 'node:module';
import { join } from 'node:path';

const require = createRequire(join(process.cwd(), 'package.json'));
const { EntitySchema } = require('@mikro-orm/core');
const {
  Entity,
  Field,
  graphweaverMetadata,
  ID,
  RelationshipField,
} = require('@exogee/graphweaver');
const { DateScalar, ISODateStringScalar } = require('@exogee/graphweaver-scalars');
const { GraphQLInt } = require('graphql');
const { MikroBackendProvider } = require('@exogee/graphweaver-mikroorm');

const Status = { PLANNED: 'planned', IN_PROGRESS: 'in_progress', ON_HOLD: 'on_hold', DONE: 'done' };
graphweaverMetadata.collectEnumInformation({ target: Status, name: 'ProjectStatus' });

const key = { type: 'integer', primary: true, autoincrement: true };

/** A column, its type in the API, and whether it may be empty. */
const text = [{ type: 'string' }, () => String];
const note = [{ type: 'text', nullable: true }, () => String, { nullable: true }];
const flag = [{ type: 'boolean' }, () => Boolean];
const count = [{ type: 'integer' }, () => GraphQLInt];
const amount = [{ type: 'double' }, () => Number];
const day = [{ type: 'date', nullable: true }, () => DateScalar, { nullable: true }];
const moment = [{ type: 'datetime' }, () => ISODateStringScalar];
const status = [{ enum: true, items: Object.values(Status) }, () => Status];

const toOne = (to, nullable = false) => ({ to, nullable });
const toMany = (to, mappedBy) => ({ to, mappedBy });
const across = (to, side) => ({ to, across: side });

const model = {
  Client: {
    columns: { name: text, email: text, city: note, isActive: flag },
    relations: { projects: toMany('Project', 'client') },
  },
  Person: {
    columns: { fullName: text, email: text, hourlyRate: amount, hiredOn: day },
    relations: { tasks: toMany('Task', 'assignee') },
  },
  Project: {
    columns: {
      ...{ code: text, name: text, status, budget: amount, startsOn: day, createdAt: moment },
      description: note,
    },
    relations: {
      client: toOne('Client'),
      tasks: toMany('Task', 'project'),
      tags: across('Tag', { pivotTable: 'project_tag', inversedBy: 'projects' }),
    },
  },
  Tag: {
    columns: { name: text, colour: note },
    relations: { projects: across('Project', { mappedBy: 'tags' }) },
  },
  Task: {
    columns: { title: text, minutes: count, isDone: flag, dueAt: moment, note },
    relations: { project: toOne('Project'), assignee: toOne('Person', true) },
  },
};

/** A class for the rows and one for what is shown, by the type's name. */
const rows = classesOf(Object.keys(model));
const shown = classesOf(Object.keys(model));

export const entities = Object.entries(model).map(
  ([name, { columns, relations }]) =>
    new EntitySchema({
      class: rows[name],
      tableName: name.toLowerCase(),
      properties: {
        id: key,
        ...mapped(columns, ([column]) => column),
        ...mapped(relations, rowRelation),
      },
    }),
);

/** Declares every type to Graphweaver, which keeps them in one place for all servers of a process. */
export function declareTypes(connection) {
  for (const [name, { columns, relations }] of Object.entries(model)) {
    const type = shown[name];
    Field(() => ID, { primaryKeyField: true })(type.prototype, 'id');
    for (const [field, [, getType, options]] of Object.entries(columns))
      Field(getType, options)(type.prototype, field);
    for (const [field, relation] of Object.entries(relations))
      shownRelation(name, field, relation)(type.prototype, field);
    Entity(name, { provider: new MikroBackendProvider(rows[name], connection) })(type);
  }
}

function rowRelation({ to, nullable, mappedBy, across: side }) {
  const entity = () => rows[to];
  if (side) return { kind: 'm:n', entity, ...side };
  if (mappedBy) return { kind: '1:m', entity, mappedBy };
  return { kind: 'm:1', entity, ref: true, nullable };
}

function shownRelation(name, field, { to, nullable, mappedBy, across: side }) {
  if (side) {
    const [relatedField] = Object.entries(model[to].relations).find(
      ([, { to: back, across: other }]) => back === name && other,
    );
    return RelationshipField(() => [shown[to]], { relatedField });
  }
  if (mappedBy) return RelationshipField(() => [shown[to]], { relatedField: mappedBy });
  return RelationshipField(() => shown[to], { id: (row) => row[field]?.id, nullable });
}

function mapped(record, change) {
  return Object.fromEntries(Object.entries(record).map(([name, value]) => [name, change(value)]));
}

function classesOf(names) {
  return Object.fromEntries(names.map((name) => [name, { [name]: class {} }[name]]));
}
