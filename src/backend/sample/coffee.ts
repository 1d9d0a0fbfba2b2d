import { addDays, firstDay, lastDay, momentOn } from './calendar.ts';
import * as catalogue from './catalogue.ts';
import { latinName } from './people.ts';
import type { Random } from './random.ts';
import type { Row } from './rows.ts';

const stamps = (date: string) => ({ created_at: momentOn(date, 600), updated_at: momentOn(date, 660) });

const stories: Record<string, string> = {
  farm: 'The third generation runs the farm now. They prune by hand, pick the same tree four times and keep the ripest lots apart for us.\n\nWe pay in two parts: half when the harvest starts, half when the coffee is on the ship.',
  cooperative: 'Several hundred families bring their cherries to the same mill, most of them from less than two hectares. The cooperative shares out a second payment when the year was good, and runs the school bus.',
  washing_station: 'Cherries arrive on foot, by bicycle and on donkeys until nine in the evening. Everything is floated, pulped and washed the same night in water from the hill above.',
  importer: 'They look after ships, samples and storage for lots that are too small for a container of our own.',
};

/** Farms, cooperatives and importers, in the order of the catalogue. */
function suppliers(random: Random): Row[] {
  return catalogue.suppliers.map(([name, kind, country, region, altitude, isDirect, certificates], place) => {
    const domain = `${latinName(name)}.example`;
    const since = addDays('2013-01-15', random.integer(0, 3600));
    return {
      id: place + 1,
      name,
      kind,
      country,
      region,
      picture: kind === 'importer' ? null : `/sample/farm-${(place % 4) + 1}.svg`,
      email: `coffee@${domain}`,
      phone: random.chance(0.7) ? `+${random.integer(30, 99)} ${random.integer(200, 999)} ${random.integer(100_000, 999_999)}` : null,
      website: random.chance(0.6) ? `https://${domain}` : null,
      story: stories[kind],
      certifications: certificates === '' ? [] : certificates.split('|'),
      altitude_meters: altitude === 0 ? null : altitude,
      rating: random.pick([3, 4, 4, 4, 5, 5, null]),
      is_direct_trade: isDirect,
      partner_since: since,
      ...stamps(since),
    };
  });
}

/** Green coffee, several lots for each supplier and year. */
function greenLots(random: Random, supplierRows: readonly Row[]): Row[] {
  const lots: Row[] = [];
  for (const supplier of supplierRows) {
    const count = supplier.kind === 'importer' ? 5 : 8;
    for (let place = 0; place < count; place += 1) {
      const harvestedOn = addDays(firstDay, Math.floor((place / count) * 960) + random.integer(0, 90));
      const arrival = addDays(harvestedOn, random.integer(70, 150));
      const hasArrived = arrival <= lastDay;
      const age = hasArrived ? random.integer(0, 400) + (place < count - 3 ? 400 : 0) : 0;
      const status = !hasArrived ? random.pick(['contracted', 'afloat']) : random.chance(0.03) ? 'rejected' : age > 400 ? 'used_up' : 'in_stock';
      lots.push({
        id: lots.length + 1,
        code: `${String(supplier.country).slice(0, 2).toUpperCase()}-${harvestedOn.slice(2, 4)}-${String(lots.length + 101)}`,
        supplier_id: supplier.id,
        status,
        process: random.weighted({ washed: 52, natural: 22, honey: 12, anaerobic: 6, wet_hulled: 4, decaffeinated: 4 }),
        varieties: random.several(['Bourbon', 'Caturra', 'Catuaí', 'SL28', 'SL34', 'Heirloom', 'Castillo', 'Typica', 'Geisha'], random.integer(1, 3)),
        harvested_on: status === 'contracted' ? null : harvestedOn,
        arrived_on: hasArrived ? arrival : null,
        bags: random.integer(5, 90),
        bag_weight_kg: random.pick(['60', '60', '69', '30']),
        price_per_kg: (random.integer(480, 1100) / 100).toFixed(2),
        currency: supplier.country === 'Germany' ? 'EUR' : supplier.country === 'Switzerland' ? 'CHF' : 'USD',
        cup_score: hasArrived ? (random.integer(8150, 9075) / 100).toFixed(2) : null,
        tasting_notes: hasArrived ? random.several(['blackcurrant', 'caramel', 'jasmine', 'hazelnut', 'orange', 'plum', 'cacao', 'honey'], 3) : [],
        analysis: hasArrived ? { moisturePercent: random.integer(98, 119) / 10, density: random.integer(690, 780), screen: { '16+': random.integer(60, 90), '15': random.integer(5, 10) }, defects: random.integer(0, 6) } : null,
        ...stamps(harvestedOn),
      });
    }
  }
  return lots;
}

function products(): Row[] {
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
      filter: { grams: 18, water: 300, temperature: coffee.roast === 'light' ? 96 : 93, seconds: 190 },
      espresso: coffee.roast === 'light' ? null : { grams: 18, yield: 38, seconds: 28 },
    },
    website_url: coffee.status === 'draft' ? null : `https://www.kadekoffie.example/coffee/${coffee.slug}`,
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
  return [...coffees, ...equipment].map((row, place) => ({ id: place + 1, ...row, ...stamps(String(row.launched_on ?? '2026-10-05')) }));
}

function barcode(number: number): string {
  const digits = `8719327${String(number).padStart(5, '0')}`;
  const sum = [...digits].reduce((total, digit, place) => total + Number(digit) * (place % 2 === 0 ? 1 : 3), 0);
  return `${digits}${(10 - (sum % 10)) % 10}`;
}

/** Every size and grind of every product. */
function variants(random: Random, productRows: readonly Row[]): Row[] {
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
      for (const grind of grams === 250 && coffee.category !== 'single_origin' ? ['whole_bean', 'espresso'] : grams === 250 ? ['whole_bean', 'filter'] : ['whole_bean']) {
        const price = Math.round((coffee.price * grams * (grams < 1000 ? 1.12 : 1)) / 1000 / 5) * 5;
        const size = grams === 1000 ? '1 kg' : `${grams} g`;
        add(product, { sku: `${String(product.code)}-${grams}-${grind === 'whole_bean' ? 'WB' : grind === 'filter' ? 'FI' : 'ES'}`, name: `${coffee.name}, ${size}, ${grind.replace('_', ' ')}`, weight_grams: grams, grind, price_cents: price });
      }
    }
  });
  catalogue.equipment.forEach(([name, , , price], place) => {
    const product = productRows[catalogue.coffees.length + place]!;
    add(product, { sku: `${String(product.code)}-1`, name, weight_grams: random.integer(120, 1400), grind: null, price_cents: price });
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

function productTags(random: Random, productRows: readonly Row[], addedBy: readonly number[]): Row[] {
  const rows: Row[] = [];
  const add = (product: Row, tagIds: readonly number[]) =>
    tagIds.forEach((tagId, place) =>
      rows.push({ product_id: product.id, tag_id: tagId, position: place + 1, added_by_id: random.pick(addedBy), added_at: product.created_at }),
    );
  productRows.forEach((product, place) => {
    const coffee = catalogue.coffees[place];
    add(product, coffee ? coffeeTags.filter(([, fits]) => fits(coffee)).map(([id]) => id) : [13, 14]);
  });
  return rows;
}

/** What each coffee is made of: one lot, or several from its countries. */
function components(random: Random, productRows: readonly Row[], lots: readonly Row[], supplierRows: readonly Row[]): Row[] {
  return catalogue.coffees.flatMap((coffee, place) => {
    const origins = coffee.origins.split('|');
    const even = Math.floor(100 / origins.length / 5) * 5;
    return origins.map((origin, part) => {
      const fitting = lots.filter((lot) => supplierRows[Number(lot.supplier_id) - 1]?.country === origin);
      const lot = random.pick(fitting.filter(({ status }) => status === 'in_stock').concat(fitting.slice(0, 1)));
      const percent = part === 0 ? 100 - even * (origins.length - 1) : even;
      return {
        product_id: productRows[place]!.id,
        green_lot_id: lot.id,
        percent: String(percent),
        note: part === 0 && origins.length > 1 ? 'Carries the body; do not replace without a tasting.' : null,
      };
    });
  });
}

/** Suppliers, lots, products and everything that hangs on them. */
export function coffee(random: Random, buyers: readonly number[]) {
  const supplierRows = suppliers(random);
  const lots = greenLots(random, supplierRows);
  const productRows = products();
  return {
    suppliers: supplierRows,
    lots,
    products: productRows,
    variants: variants(random, productRows),
    tags: catalogue.tags.map(([name, color, description], place): Row => ({ id: place + 1, name, color, description, created_at: momentOn('2018-02-12', 600 + place) })),
    productTags: productTags(random, productRows, buyers),
    components: components(random, productRows, lots, supplierRows),
  };
}
