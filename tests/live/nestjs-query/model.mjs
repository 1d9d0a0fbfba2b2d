/** What a workshop keeps of its repairs: rows for TypeORM, and what nestjs-query shows of them. */
import { createRequire } from 'node:module';
import { join } from 'node:path';

const require = createRequire(join(process.cwd(), 'package.json'));
const {
  Field,
  Float,
  GraphQLISODateTime,
  ID,
  InputType,
  Int,
  ObjectType,
  registerEnumType,
} = require('@nestjs/graphql');
const {
  CursorConnection,
  FilterableCursorConnection,
  FilterableField,
  FilterableOffsetConnection,
  FilterableRelation,
  FilterableUnPagedRelation,
  IDField,
  PagingStrategies,
} = require('@ptc-org/nestjs-query-graphql');
const { EntitySchema } = require('typeorm');

const Status = enumOf('RepairStatus', [
  'RECEIVED',
  'WAITING_FOR_PARTS',
  'IN_PROGRESS',
  'READY',
  'COLLECTED',
]);
const Kind = enumOf('BikeKind', ['CITY', 'ROAD', 'CARGO', 'E_BIKE']);

/** PostgreSQL's exact numbers arrive as text. */
const asNumber = { to: (value) => value, from: (value) => (value === null ? null : Number(value)) };

/** A column, and its type in the API. */
const uuid = [{ type: 'uuid', primary: true, generated: 'uuid' }, () => ID];
const number = [{ type: 'int', primary: true, generated: 'increment' }, () => ID];
const text = [{ type: 'text' }, () => String];
const unique = [{ type: 'text', unique: true }, () => String];
const flag = [{ type: 'boolean', default: false }, () => Boolean];
const count = [{ type: 'int' }, () => Int];
const amount = [{ type: 'numeric', precision: 10, scale: 2, transformer: asNumber }, () => Float];
const moment = [{ type: 'timestamptz' }, () => GraphQLISODateTime];
const made = [{ type: 'timestamptz', createDate: true }, () => GraphQLISODateTime];
const day = [{ type: 'date' }, () => String];
const choice = (values) => [{ type: 'enum', enum: values }, () => values];
const optional = ([column, type]) => [{ ...column, nullable: true }, type];

const model = {
  Customer: {
    paging: 'CURSOR',
    columns: {
      ...{ id: uuid, fullName: text, email: unique, phone: optional(text), isMember: flag },
      createdAt: made,
    },
    relations: { bikes: { many: 'Bike', mappedBy: 'customer', as: FilterableCursorConnection } },
  },
  Bike: {
    paging: 'OFFSET',
    columns: {
      ...{ id: uuid, frameNumber: unique, brand: text, model: text, kind: choice(Kind) },
      ...{ colour: optional(text), customerId: [{ type: 'uuid' }, () => ID] },
    },
    relations: {
      customer: { one: 'Customer', by: 'customerId' },
      repairs: { many: 'Repair', mappedBy: 'bike', as: FilterableOffsetConnection },
    },
  },
  Repair: {
    paging: 'CURSOR',
    columns: {
      ...{ id: number, number: unique, status: choice(Status), price: amount },
      ...{ receivedAt: moment, dueOn: optional(day), note: optional(text) },
      ...{ bikeId: [{ type: 'uuid' }, () => ID], mechanicId: optional(count) },
    },
    relations: {
      bike: { one: 'Bike', by: 'bikeId' },
      mechanic: { one: 'Mechanic', by: 'mechanicId', nullable: true },
      lines: { many: 'RepairLine', mappedBy: 'repair', as: CursorConnection },
    },
  },
  Mechanic: {
    paging: 'OFFSET',
    columns: {
      id: number,
      name: text,
      hourlyRate: amount,
      hiredOn: optional(day),
      photo: optional(text),
    },
    relations: {
      repairs: {
        many: 'Repair',
        mappedBy: 'mechanic',
        as: FilterableCursorConnection,
        isOptional: true,
      },
      skills: {
        ...{ many: 'Skill', across: 'mechanic_skill', acrossBy: 'mechanics', isOptional: true },
        as: FilterableUnPagedRelation,
      },
    },
  },
  Skill: {
    paging: 'NONE',
    columns: { id: number, name: unique },
    relations: {
      mechanics: {
        many: 'Mechanic',
        acrossBy: 'skills',
        as: FilterableOffsetConnection,
        isOptional: true,
      },
    },
  },
  Part: {
    paging: 'CURSOR',
    key: 'sku',
    columns: {
      sku: [{ type: 'text', primary: true }, () => ID],
      name: text,
      price: amount,
      stock: count,
    },
    relations: { lines: { many: 'RepairLine', mappedBy: 'part', as: FilterableCursorConnection } },
  },
  RepairLine: {
    paging: 'CURSOR',
    columns: {
      ...{ id: number, quantity: count, unitPrice: amount },
      ...{ repairId: count, partSku: text },
    },
    relations: { repair: { one: 'Repair', by: 'repairId' }, part: { one: 'Part', by: 'partSku' } },
  },
};

/** Classes for the rows, for what is shown, and for what is entered, by the type's name. */
export const rows = classesOf('Entity');
const shown = classesOf('');
const created = classesOf('Input');
const changed = classesOf('Update');

export const entities = Object.entries(model).map(
  ([name, { columns, relations }]) =>
    new EntitySchema({
      ...{ name, target: rows[name], tableName: snakeCase(name) },
      columns: mapped(columns, ([column], field) => ({ ...column, name: snakeCase(field) })),
      relations: mapped(relations, rowRelation),
    }),
);

/** What the module of nestjs-query gets for each type. */
export const resolvers = Object.entries(model).map(
  ([name, { paging, key, columns, relations }]) => {
    declareFields(name, columns, key ?? 'id');
    declareRelations(name, relations);
    ObjectType(name)(shown[name]);
    InputType(`${name}Input`)(created[name]);
    InputType(`${name}Update`)(changed[name]);
    return {
      ...{ DTOClass: shown[name], EntityClass: rows[name] },
      ...{ CreateDTOClass: created[name], UpdateDTOClass: changed[name] },
      ...{
        pagingStrategy: PagingStrategies[paging],
        enableTotalCount: true,
        enableAggregate: true,
      },
    };
  },
);

function declareFields(name, columns, key) {
  for (const [field, [column, type]] of Object.entries(columns)) {
    const nullable = column.nullable ?? false;
    const { prototype } = shown[name];
    // As TypeScript would say of a class; nestjs-query adds up what is a number by that.
    if (column.type === 'int' || column.transformer)
      Reflect.defineMetadata('design:type', Number, prototype, field);
    const declare = field === key ? IDField(type) : FilterableField(type, { nullable });
    declare(prototype, field);
    if (column.generated || column.createDate) continue;
    const isOptional = nullable || column.default !== undefined;
    Field(type, { nullable: isOptional })(created[name].prototype, field);
    if (!column.primary) Field(type, { nullable: true })(changed[name].prototype, field);
  }
}

function declareRelations(name, relations) {
  for (const [field, relation] of Object.entries(relations)) {
    const { one, many, as, nullable = false, isOptional = nullable } = relation;
    const options = { nullable, update: { enabled: true }, remove: { enabled: isOptional } };
    const declare = one
      ? FilterableRelation(field, () => shown[one], options)
      : as(field, () => shown[many], { ...options, enableTotalCount: true });
    declare(shown[name]);
  }
}

function rowRelation({ one, many, by, nullable, mappedBy, across, acrossBy }) {
  if (one)
    return {
      ...{ type: 'many-to-one', target: () => rows[one], nullable },
      joinColumn: { name: snakeCase(by) },
    };
  if (mappedBy) return { type: 'one-to-many', target: () => rows[many], inverseSide: mappedBy };
  return {
    ...{ type: 'many-to-many', target: () => rows[many], inverseSide: acrossBy },
    ...(across && { joinTable: { name: across } }),
  };
}

function enumOf(name, values) {
  const choices = Object.fromEntries(values.map((value) => [value, value.toLowerCase()]));
  registerEnumType(choices, { name });
  return choices;
}

function mapped(record, change) {
  return Object.fromEntries(
    Object.entries(record).map(([name, value]) => [name, change(value, name)]),
  );
}

function classesOf(suffix) {
  return Object.fromEntries(
    Object.keys(model).map((name) => [name, { [name + suffix]: class {} }[name + suffix]]),
  );
}

function snakeCase(name) {
  return name.replaceAll(/\B[A-Z]/g, '_$&').toLowerCase();
}
