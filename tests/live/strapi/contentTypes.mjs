/** A component that several types hold. */
export const seo = {
  collectionName: 'components_shared_seos',
  info: { displayName: 'Seo' },
  attributes: {
    metaTitle: { type: 'string', required: true },
    metaDescription: { type: 'text' },
  },
};

export const contentTypes = [
  collection('category', 'categories', false, {
    name: { type: 'string', required: true, unique: true },
    slug: { type: 'uid', targetField: 'name' },
    articles: relation('oneToMany', 'article', { mappedBy: 'category' }),
  }),
  collection('author', 'authors', false, {
    name: { type: 'string', required: true },
    email: { type: 'email' },
    born: { type: 'date' },
    articles: relation('oneToMany', 'article', { mappedBy: 'author' }),
  }),
  collection('article', 'articles', true, {
    title: { type: 'string', required: true },
    slug: { type: 'uid', targetField: 'title' },
    body: { type: 'richtext' },
    kind: { type: 'enumeration', enum: ['news', 'essay', 'review'], default: 'news' },
    rating: { type: 'integer', min: 0, max: 10 },
    price: { type: 'decimal' },
    words: { type: 'biginteger' },
    featured: { type: 'boolean', default: false },
    airsAt: { type: 'datetime' },
    extra: { type: 'json' },
    seo: { type: 'component', component: 'shared.seo' },
    category: relation('manyToOne', 'category', { inversedBy: 'articles' }),
    author: relation('manyToOne', 'author', { inversedBy: 'articles' }),
  }),
  {
    kind: 'singleType',
    collectionName: 'homepages',
    info: { singularName: 'homepage', pluralName: 'homepages', displayName: 'Homepage' },
    options: { draftAndPublish: false },
    attributes: {
      headline: { type: 'string' },
      seo: { type: 'component', component: 'shared.seo' },
    },
  },
];

function collection(singularName, pluralName, draftAndPublish, attributes) {
  return {
    kind: 'collectionType',
    collectionName: pluralName,
    info: { singularName, pluralName, displayName: singularName },
    options: { draftAndPublish },
    attributes,
  };
}

function relation(kind, name, side) {
  return { type: 'relation', relation: kind, target: `api::${name}.${name}`, ...side };
}
