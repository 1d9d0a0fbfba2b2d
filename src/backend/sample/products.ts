import { addDays, stamps } from './calendar.ts';
import * as catalogue from './catalogue.ts';
import type { Random } from './random.ts';
import type { Row } from './row.ts';

/** Coffees first, then equipment, in the order of the catalogue. */
export function products(): Row[] {
  const coffees = catalogue.coffees.map((coffee, place): Row => ({
    name: coffee.name,
    code: `C${String(101 + place)}`,
    slug: coffee.slug,
    image: `/sample/${coffee.slug}.svg`,
    category: coffee.category,
    status: coffee.status ?? 'active',
    roast: coffee.roast,
    description: coffee.text,
    tasting_notes: coffee.notes.split('|'),
    is_organic: coffee.isOrganic ?? false,
    brew_guide: {
      filter: {
        grams: 18,
        water: 300,
        temperature: coffee.roast === 'light' ? 96 : 93,
        seconds: 190,
      },
      espresso: coffee.roast === 'light' ? null : { grams: 18, yield: 38, seconds: 28 },
    },
    website_url:
      coffee.status === 'draft' ? null : `https://www.kadekoffie.example/coffee/${coffee.slug}`,
    launched_on: coffee.status === 'draft' ? null : addDays('2015-03-02', place * 150),
  }));
  const equipment = catalogue.equipment.map(([name, slug, picture, , text], place): Row => ({
    name,
    code: `E${String(201 + place)}`,
    slug,
    image: picture === null ? null : `/sample/${picture}.svg`,
    category: 'equipment',
    status: 'active',
    roast: null,
    description: text,
    tasting_notes: [],
    is_organic: false,
    brew_guide: null,
    website_url: `https://www.kadekoffie.example/tools/${slug}`,
    launched_on: addDays('2018-05-07', place * 211),
  }));
  return [...coffees, ...equipment].map((row, place) => ({
    id: place + 1,
    ...row,
    ...stamps(String(row.launched_on ?? '2026-10-05')),
  }));
}

function barcode(number: number): string {
  const digits = `8719327${String(number).padStart(5, '0')}`;
  const sum = [...digits].reduce(
    (total, digit, place) => total + Number(digit) * (place % 2 === 0 ? 1 : 3),
    0,
  );
  return `${digits}${(10 - (sum % 10)) % 10}`;
}

/** Every size and grind of every product. */
export function variants(random: Random, productRows: readonly Row[]): Row[] {
  const rows: Row[] = [];
  const add = (product: Row, row: Row) => {
    const cents = Number(row.price_cents);
    rows.push({
      id: rows.length + 1,
      product_id: product.id,
      ...row,
      cost_cents: Math.round(cents * (random.integer(48, 64) / 100)),
      currency: 'EUR',
      barcode: random.chance(0.92) ? barcode(rows.length + 1) : null,
      stock: product.status === 'active' ? random.integer(0, 240) : 0,
      reorder_level: random.pick([12, 24, 24, 48]),
      is_active: product.status === 'active',
      ...stamps(String(product.launched_on ?? '2026-10-05')),
    });
  };
  catalogue.coffees.forEach((coffee, place) => {
    const product = productRows[place]!;
    const sizes = coffee.price > 5000 ? [100, 250] : [250, 1000];
    for (const grams of sizes) {
      for (const grind of grams === 250 && coffee.category !== 'single_origin'
        ? ['whole_bean', 'espresso']
        : grams === 250
          ? ['whole_bean', 'filter']
          : ['whole_bean']) {
        const price = Math.round((coffee.price * grams * (grams < 1000 ? 1.12 : 1)) / 1000 / 5) * 5;
        const size = grams === 1000 ? '1 kg' : `${grams} g`;
        add(product, {
          sku: `${String(product.code)}-${grams}-${grind === 'whole_bean' ? 'WB' : grind === 'filter' ? 'FI' : 'ES'}`,
          name: `${coffee.name}, ${size}, ${grind.replace('_', ' ')}`,
          weight_grams: grams,
          grind,
          price_cents: price,
        });
      }
    }
  });
  catalogue.equipment.forEach(([name, , , price], place) => {
    const product = productRows[catalogue.coffees.length + place]!;
    add(product, {
      sku: `${String(product.code)}-1`,
      name,
      weight_grams: random.integer(120, 1400),
      grind: null,
      price_cents: price,
    });
  });
  return rows;
}

const coffeeTags: readonly [number, (coffee: catalogue.Coffee) => boolean][] = [
  [1, ({ slug }) => ['quay', 'huehue', 'kivu', 'quiet-sea'].includes(slug)],
  [2, ({ slug }) => ['kayanza', 'geisha', 'slack-tide'].includes(slug)],
  [3, ({ roast }) => roast === 'medium_dark' || roast === 'dark'],
  [4, ({ roast }) => roast === 'light' || roast === 'medium_light'],
  [5, ({ notes }) => /chocolate|hazelnut|peanut/.test(notes)],
  [6, ({ notes }) => /berr|currant|apple|orange|peach|lime|plum|papaya|cherry/.test(notes)],
  [7, ({ notes }) => /chocolate|cacao|cocoa|walnut/.test(notes)],
  [8, ({ notes }) => /jasmine|rose|lavender|hibiscus/.test(notes)],
  [10, ({ isOrganic }) => isOrganic === true],
  [11, ({ price }) => price > 2800],
  [12, ({ price }) => price < 2000],
];

/** Tags that fit each product. */
export function productTags(
  random: Random,
  productRows: readonly Row[],
  addedBy: readonly number[],
): Row[] {
  const rows: Row[] = [];
  const add = (product: Row, tagIds: readonly number[]) =>
    tagIds.forEach((tagId, place) =>
      rows.push({
        product_id: product.id,
        tag_id: tagId,
        position: place + 1,
        added_by_id: random.pick(addedBy),
        added_at: product.created_at,
      }),
    );
  productRows.forEach((product, place) => {
    const coffee = catalogue.coffees[place];
    add(
      product,
      coffee ? coffeeTags.filter(([, fits]) => fits(coffee)).map(([id]) => id) : [13, 14],
    );
  });
  return rows;
}
