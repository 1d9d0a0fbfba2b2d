/** More articles than fit on a page. */
const ARTICLES = 60;

/** Fills an empty magazine. */
export async function fill(strapi) {
  const make = (name, data, status) =>
    strapi.documents(`api::${name}.${name}`).create({ data, status });
  const categories = [];
  for (const name of ['Travel', 'Food', 'Science'])
    categories.push(await make('category', { name, slug: name.toLowerCase() }));
  const authors = [];
  for (const [index, name] of ['Ada Byron', 'Mary Shelley', 'Émilie du Châtelet'].entries())
    authors.push(
      await make('author', { name, email: `author${index}@example.com`, born: '1815-12-10' }),
    );
  for (let number = 1; number <= ARTICLES; number += 1) {
    const data = {
      title: `Article ${number}`,
      slug: `article-${number}`,
      body: `What **${number}** means.`,
      kind: ['news', 'essay', 'review'][number % 3],
      rating: number % 11,
      price: number * 1.25,
      words: String(number * 1000),
      featured: number % 4 === 0,
      airsAt: '2026-03-01T10:00:00.000Z',
      seo: { metaTitle: `Article ${number}` },
      category: categories[number % 3].documentId,
      author: authors[number % 3].documentId,
    };
    await make('article', data, number % 5 === 0 ? 'draft' : 'published');
  }
  await make('homepage', { headline: 'Welcome' });
}
