/** What a bicycle workshop keeps, as Directus is asked to make it: by the API that its own app uses. */

const serial = {
  field: 'id',
  type: 'integer',
  meta: { hidden: true, readonly: true, interface: 'input' },
  schema: { is_primary_key: true, has_auto_increment: true },
};

const uuid = {
  field: 'id',
  type: 'uuid',
  meta: { hidden: true, readonly: true, special: ['uuid'] },
  schema: { is_primary_key: true, length: 36, has_auto_increment: false },
};

const created = {
  field: 'date_created',
  type: 'timestamp',
  meta: { special: ['date-created'], readonly: true, hidden: true },
  schema: {},
};

const required = (field, type, schema = {}) => ({
  field,
  type,
  meta: { required: true },
  schema: { is_nullable: false, ...schema },
});
const optional = (field, type, more = {}) => ({ field, type, meta: more, schema: {} });

const choice = (field, values) => ({
  field,
  type: 'string',
  meta: {
    interface: 'select-dropdown',
    options: { choices: values.map((value) => ({ text: value, value })) },
  },
  schema: { default_value: values[0] },
});

const price = (field) => required(field, 'decimal', { numeric_precision: 10, numeric_scale: 2 });

export const STATUSES = ['waiting', 'in_work', 'ready', 'collected'];

export const collections = [
  collection('customers', [
    uuid,
    required('name', 'string'),
    optional('email', 'string'),
    optional('phone', 'string'),
    optional('born_on', 'date'),
    created,
  ]),
  collection('mechanics', [
    serial,
    required('name', 'string'),
    optional('starts_at', 'time'),
    { field: 'is_trainee', type: 'boolean', meta: {}, schema: { default_value: false } },
  ]),
  collection('bikes', [
    serial,
    required('frame_number', 'string', { is_unique: true }),
    required('model', 'string'),
    choice('category', ['city', 'road', 'mountain', 'cargo']),
    optional('bought_on', 'date'),
    optional('customer', 'uuid'),
  ]),
  collection('parts', [
    serial,
    required('name', 'string'),
    required('sku', 'string', { is_unique: true }),
    price('price'),
    { field: 'stock', type: 'integer', meta: {}, schema: { default_value: 0 } },
    optional('tags', 'json', { special: ['cast-json'], interface: 'tags' }),
  ]),
  collection('repairs', [
    serial,
    required('number', 'string', { is_unique: true }),
    choice('status', STATUSES),
    optional('description', 'text', { interface: 'input-rich-text-md' }),
    optional('due_at', 'timestamp'),
    price('estimate'),
    optional('bike', 'integer'),
    optional('mechanic', 'integer'),
    created,
  ]),
  collection(
    'repairs_parts',
    [serial, optional('repairs_id', 'integer'), optional('parts_id', 'integer')],
    {
      hidden: true,
    },
  ),
];

/** Each relation, and the field that lists it on the other side. */
export const relations = [
  { collection: 'bikes', field: 'customer', related_collection: 'customers', one: 'bikes' },
  { collection: 'repairs', field: 'bike', related_collection: 'bikes', one: 'repairs' },
  { collection: 'repairs', field: 'mechanic', related_collection: 'mechanics', one: 'repairs' },
  ...[
    { field: 'repairs_id', related_collection: 'repairs', one: 'parts', junction: 'parts_id' },
    { field: 'parts_id', related_collection: 'parts', one: 'repairs', junction: 'repairs_id' },
  ].map((side) => ({ collection: 'repairs_parts', ...side })),
];

function collection(name, fields, meta = {}) {
  return { collection: name, meta, schema: {}, fields };
}
