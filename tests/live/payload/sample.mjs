/** Books and orders of a publishing house: more than fit on a page, with empty dates, notes and relations. */
const AUTHORS = ['Ines Rossi', 'Tom Becker', 'Amara Obi', 'Jun Sato', 'Lena Vogel', 'Omar Haddad'];
const GENRES = ['Fiction', 'Poetry', 'Essays', 'Travel', 'Crime'];
const SUBJECTS = ['The Harbour', 'Nine Letters', 'A Winter Garden', 'Salt', 'The Last Ferry'];
const STATES = ['manuscript', 'in-print', 'out-of-print'];
const STATUSES = ['open', 'paid', 'shipped', 'cancelled'];

/** Fills the database. @param payload what Payload's own API is called at */
export async function fill(payload) {
  const make = (collection, data) => payload.create({ collection, data });
  const genres = [];
  for (const [at, name] of GENRES.entries())
    genres.push(await make('genres', { name, parent: at > 2 ? genres[0].id : null }));
  const authors = [];
  for (const [at, name] of AUTHORS.entries())
    authors.push(
      await make('authors', {
        ...{ name, email: `author${at}@example.com` },
        born: at === 2 ? null : `19${60 + at}-04-02T00:00:00.000Z`,
        biography: at % 2 ? `${name} writes.\nAnd reads.` : null,
        contact: { phone: at % 3 ? `+49 30 55501${at}` : null, city: 'Berlin', newsletter: at > 3 },
      }),
    );
  const books = [];
  for (let at = 0; at < 47; at += 1)
    books.push(
      await make('books', {
        title: `${SUBJECTS[at % 5]} ${at + 1}`,
        isbn: `978-3-16-${String(148000 + at * 7)}-${at % 10}`,
        ...{ state: STATES[at % 3], price: 12.5 + at, pages: at % 4 ? 120 + at * 3 : null },
        publishedAt: at % 5 ? new Date(Date.UTC(2020 + (at % 6), at % 12, 12)).toISOString() : null,
        ...{ isFeatured: at % 6 === 0, details: at % 7 ? null : { weight: 200 + at } },
        author: authors[at % authors.length].id,
        genres: at % 8 ? [genres[at % 5].id, genres[(at + 1) % 5].id] : [],
        editions: at % 3 ? [] : [{ format: 'Paperback', year: 2021 }],
      }),
    );
  for (let at = 0; at < 31; at += 1)
    await make('orders', {
      ...{ number: `O-${String(at + 1).padStart(4, '0')}`, status: STATUSES[at % 4] },
      ...{ total: 25 + at * 3.5, customerEmail: `reader${at}@example.com` },
      orderedAt: new Date(Date.UTC(2026, at % 9, 3 + at / 2, 9, 30)).toISOString(),
      books: [books[at].id, books[at + 5].id],
      note: at % 4 ? null : 'Please wrap it.',
    });
}
