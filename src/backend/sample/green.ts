import { addDays, firstDay, lastDay, stamps } from './calendar.ts';
import { growers } from './growers.ts';
import { latinName } from './people.ts';
import type { Random } from './random.ts';
import type { Row } from './row.ts';

const stories: Record<string, string> = {
  farm: 'The third generation runs the farm now. They prune by hand, pick the same tree four times and keep the ripest lots apart for us.\n\nWe pay in two parts: half when the harvest starts, half when the coffee is on the ship.',
  cooperative:
    'Several hundred families bring their cherries to the same mill, most of them from less than two hectares. The cooperative shares out a second payment when the year was good, and runs the school bus.',
  washing_station:
    'Cherries arrive on foot, by bicycle and on donkeys until nine in the evening. Everything is floated, pulped and washed the same night in water from the hill above.',
  importer:
    'They look after ships, samples and storage for lots that are too small for a container of our own.',
};

/** Farms, cooperatives and importers, in the order of the catalogue. */
export function suppliers(random: Random): Row[] {
  return growers.map(([name, kind, country, region, altitude, isDirect, certificates], place) => {
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
      phone: random.chance(0.7)
        ? `+${random.integer(30, 99)} ${random.integer(200, 999)} ${random.integer(100_000, 999_999)}`
        : null,
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
export function greenLots(random: Random, supplierRows: readonly Row[]): Row[] {
  const lots: Row[] = [];
  for (const supplier of supplierRows) {
    const count = supplier.kind === 'importer' ? 5 : 8;
    for (let place = 0; place < count; place += 1) {
      const harvestedOn = addDays(
        firstDay,
        Math.floor((place / count) * 960) + random.integer(0, 90),
      );
      const arrival = addDays(harvestedOn, random.integer(70, 150));
      const hasArrived = arrival <= lastDay;
      const age = hasArrived ? random.integer(0, 400) + (place < count - 3 ? 400 : 0) : 0;
      const status = !hasArrived
        ? random.pick(['contracted', 'afloat'])
        : random.chance(0.03)
          ? 'rejected'
          : age > 400
            ? 'used_up'
            : 'in_stock';
      lots.push({
        id: lots.length + 1,
        code: `${String(supplier.country).slice(0, 2).toUpperCase()}-${harvestedOn.slice(2, 4)}-${String(lots.length + 101)}`,
        supplier_id: supplier.id,
        status,
        process: random.weighted({
          washed: 52,
          natural: 22,
          honey: 12,
          anaerobic: 6,
          wet_hulled: 4,
          decaffeinated: 4,
        }),
        varieties: random.several(
          [
            'Bourbon',
            'Caturra',
            'Catuaí',
            'SL28',
            'SL34',
            'Heirloom',
            'Castillo',
            'Typica',
            'Geisha',
          ],
          random.integer(1, 3),
        ),
        harvested_on: status === 'contracted' ? null : harvestedOn,
        arrived_on: hasArrived ? arrival : null,
        bags: random.integer(5, 90),
        bag_weight_kg: random.pick(['60', '60', '69', '30']),
        price_per_kg: (random.integer(480, 1100) / 100).toFixed(2),
        currency:
          supplier.country === 'Germany'
            ? 'EUR'
            : supplier.country === 'Switzerland'
              ? 'CHF'
              : 'USD',
        cup_score: hasArrived ? (random.integer(8150, 9075) / 100).toFixed(2) : null,
        tasting_notes: hasArrived
          ? random.several(
              [
                'blackcurrant',
                'caramel',
                'jasmine',
                'hazelnut',
                'orange',
                'plum',
                'cacao',
                'honey',
              ],
              3,
            )
          : [],
        analysis: hasArrived
          ? {
              moisturePercent: random.integer(98, 119) / 10,
              density: random.integer(690, 780),
              screen: { '16+': random.integer(60, 90), '15': random.integer(5, 10) },
              defects: random.integer(0, 6),
            }
          : null,
        ...stamps(harvestedOn),
      });
    }
  }
  return lots;
}
