/** What is in the workshop: more repairs than fit on a page, parts across, and what is not known yet. */
import { STATUSES } from './collections.mjs';

const NAMES = ['Ada Wolf', 'Ben Sauer', 'Cleo Marin', 'Dag Holm', 'Eva Klein', 'Finn Roth'];
const MODELS = ['Kestrel', 'Heron', 'Swift', 'Plover'];
const CATEGORIES = ['city', 'road', 'mountain', 'cargo'];
const PARTS = ['Chain', 'Brake pad', 'Inner tube', 'Spoke', 'Saddle', 'Bell'];

/**
 * Fills the collections.
 *
 * @param ask sends items to a collection and gives what was made of them
 */
export async function fill(ask) {
  const customers = await ask(
    'customers',
    items(18, (at) => ({
      name: `${NAMES[at % 6]} ${['Sr', 'Jr', 'III'][at % 3]}`,
      email: at % 5 === 0 ? null : `customer${at}@example.com`,
      phone: `+49 30 55512${String(at).padStart(2, '0')}`,
      born_on: at % 4 === 0 ? null : `19${60 + at}-05-0${(at % 9) + 1}`,
    })),
  );
  const mechanics = await ask(
    'mechanics',
    items(4, (at) => ({
      name: ['Greta', 'Hakim', 'Ida', 'Jonas'][at],
      starts_at: at === 3 ? null : `0${7 + at}:30:00`,
      is_trainee: at === 2,
    })),
  );
  const bikes = await ask(
    'bikes',
    items(30, (at) => ({
      frame_number: `WTU${1000 + at}K`,
      model: `${MODELS[at % 4]} ${(at % 5) + 1}`,
      category: CATEGORIES[at % 4],
      bought_on: at % 6 === 0 ? null : `202${at % 6}-03-15`,
      customer: customers[at % customers.length].id,
    })),
  );
  const parts = await ask(
    'parts',
    items(24, (at) => ({
      name: `${PARTS[at % 6]} ${['A', 'B', 'C', 'D'][at % 4]}`,
      sku: `PA-${200 + at}`,
      price: 2.5 + at * 1.35,
      stock: (at * 7) % 40,
      tags: at % 3 === 0 ? null : ['steel', 'fast'],
    })),
  );
  await ask(
    'repairs',
    items(67, (at) => ({
      number: `R-2026-${String(at + 1).padStart(3, '0')}`,
      status: STATUSES[at % 4],
      description: at % 4 === 0 ? null : `**Noise** at the ${PARTS[at % 6].toLowerCase()}.`,
      due_at:
        at % 7 === 0
          ? null
          : new Date(Date.UTC(2026, at % 12, 1 + (at % 28), 14, 30)).toISOString(),
      estimate: 19.9 + at * 4,
      bike: bikes[at % bikes.length].id,
      mechanic: at % 5 === 0 ? null : mechanics[at % mechanics.length].id,
      parts: [{ parts_id: parts[at % 24].id }, { parts_id: parts[(at + 5) % 24].id }],
    })),
  );
}

function items(count, make) {
  return Array.from({ length: count }, (_, at) => make(at));
}
