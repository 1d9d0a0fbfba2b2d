/** What a publishing house keeps of its books: collections of Payload. */
const text = (name, more = {}) => ({ name, type: 'text', ...more });
const related = (name, relationTo, more = {}) => ({
  name,
  type: 'relationship',
  relationTo,
  ...more,
});

const everybody = () => true;
const access = { create: everybody, read: everybody, update: everybody, delete: everybody };

export const collections = [
  {
    slug: 'authors',
    access,
    admin: { useAsTitle: 'name' },
    fields: [
      text('name', { required: true }),
      { name: 'email', type: 'email', unique: true },
      { name: 'born', type: 'date' },
      { name: 'biography', type: 'textarea' },
      {
        name: 'contact',
        type: 'group',
        fields: [text('phone'), text('city'), { name: 'newsletter', type: 'checkbox' }],
      },
    ],
  },
  {
    slug: 'genres',
    access,
    admin: { useAsTitle: 'name' },
    fields: [text('name', { required: true, unique: true }), related('parent', 'genres')],
  },
  {
    slug: 'books',
    access,
    admin: { useAsTitle: 'title' },
    fields: [
      text('title', { required: true }),
      text('isbn', { required: true, unique: true }),
      {
        ...{ name: 'state', type: 'select', required: true, defaultValue: 'manuscript' },
        options: [
          { label: 'Manuscript', value: 'manuscript' },
          { label: 'In print', value: 'in-print' },
          { label: 'Out of print', value: 'out-of-print' },
        ],
      },
      { name: 'price', type: 'number', required: true, min: 0 },
      { name: 'pages', type: 'number' },
      { name: 'publishedAt', type: 'date' },
      { name: 'isFeatured', type: 'checkbox', defaultValue: false },
      { name: 'details', type: 'json' },
      related('author', 'authors', { required: true }),
      related('genres', 'genres', { hasMany: true }),
      {
        ...{ name: 'editions', type: 'array' },
        fields: [text('format', { required: true }), { name: 'year', type: 'number' }],
      },
    ],
  },
  {
    slug: 'orders',
    access,
    admin: { useAsTitle: 'number' },
    fields: [
      text('number', { required: true, unique: true }),
      {
        ...{ name: 'status', type: 'select', required: true },
        options: ['open', 'paid', 'shipped', 'cancelled'],
      },
      { name: 'total', type: 'number', required: true },
      { name: 'customerEmail', type: 'email', required: true },
      { name: 'orderedAt', type: 'date', required: true },
      related('books', 'books', { hasMany: true }),
      { name: 'note', type: 'textarea' },
    ],
  },
];
