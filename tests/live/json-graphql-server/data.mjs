/** A bookshop as plain data: with a join between books and genres, prices, dates, nulls, and more rows than fit on a page. */
const NAMES = ['Ada Lovelace', 'Grace Hopper', 'Alan Turing', 'Mary Jackson', 'Edsger Dijkstra'];
const GENRES = ['Poetry', 'Crime', 'Travel', 'History', 'Cooking', 'Science'];
const COUNTRIES = ['DE', 'FR', 'GB', 'US'];
const STATUSES = ['available', 'ordered', 'out_of_print'];
const WORDS = ['Quiet', 'Northern', 'Hidden', 'Last', 'Open', 'Second', 'Paper'];
const THINGS = ['River', 'Garden', 'Engine', 'Letter', 'Window', 'Harbour'];

const authors = range(12).map((id) => ({
  id,
  name: `${NAMES[id % 5]} ${roman(Math.ceil(id / 5))}`,
  email: `author${id}@example.com`,
  country: COUNTRIES[id % 4],
  born_on: `19${20 + id}-0${(id % 9) + 1}-15`,
  biography: id % 3 === 0 ? null : `Author ${id} lives by the sea.\n\nAnd writes every day.`,
}));

const genres = GENRES.map((name, index) => ({ id: index + 1, name, is_fiction: index < 2 }));

const books = range(83).map((id) => ({
  id,
  title: `The ${WORDS[id % 7]} ${THINGS[id % 6]} ${id}`,
  isbn: `978-3-16-${String(148_000 + id)}-0`,
  author_id: (id % 12) + 1,
  price: Math.round((8 + id * 0.37) * 100) / 100,
  currency: 'EUR',
  pages: 90 + id * 3,
  status: STATUSES[id % 3],
  published_at: new Date(Date.UTC(2010, id % 12, 1 + (id % 28), 9)).toISOString(),
  rating: id % 4 === 0 ? null : (id % 50) / 10,
  is_signed: id % 9 === 0,
  tags: id % 2 === 0 ? ['new', 'paperback'] : ['hardcover'],
  dimensions: { width: 120 + (id % 5), height: 190 },
}));

const bookGenres = books.flatMap(({ id }) =>
  [id % 6, (id + 2) % 6].map((genre, at) => ({
    id: id * 2 - 1 + at,
    book_id: id,
    genre_id: genre + 1,
  })),
);

const orders = range(64).map((id) => ({
  id,
  number: `2026-${String(id).padStart(4, '0')}`,
  book_id: (id % 83) + 1,
  quantity: (id % 4) + 1,
  total: Math.round(((id % 4) + 1) * 1234) / 100,
  placed_at: new Date(Date.UTC(2026, 0, 1 + (id % 28), 10, id % 60)).toISOString(),
  note: id % 5 === 0 ? 'As a present' : null,
}));

export const data = { authors, genres, books, book_genres: bookGenres, orders };

/** The whole numbers from 1. */
function range(count) {
  return Array.from({ length: count }, (_, index) => index + 1);
}

function roman(number) {
  return ['I', 'II', 'III'][number - 1];
}
