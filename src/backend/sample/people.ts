import { addDays, daysBetween, firstDay, lastDay, momentOn } from './calendar.ts';
import { countries, type Country } from './places.ts';
import type { Random } from './random.ts';
import type { Row } from './row.ts';

/** Latin letters and digits only, for addresses on the internet; other scripts give `null`. */
export function latinName(text: string): string | null {
  const plain = text
    .replaceAll('ß', 'ss')
    .replaceAll(/[øØ]/g, 'o')
    .replaceAll(/[łŁ]/g, 'l')
    .replaceAll(/[æÆ]/g, 'ae')
    .replaceAll('ı', 'i')
    .normalize('NFD')
    .replaceAll(/[\u0300-\u036f’']/g, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');
  return plain.length > 2 ? plain : null;
}

/** Gives every text once: the second time it comes back with a number added. */
function createUnique(): (text: string) => string {
  const uses = new Map<string, number>();
  return (text) => {
    const use = (uses.get(text) ?? 0) + 1;
    uses.set(text, use);
    return use === 1 ? text : `${text}-${use}`;
  };
}

function phone(random: Random, country: Country): string {
  return `${country.dialling} ${random.integer(10, 99)} ${random.integer(100, 999)} ${random.integer(1000, 9999)}`;
}

function street(random: Random, country: Country): string {
  const number = random.integer(1, 180);
  const name = random.pick(country.streets);
  return country.isStreetNumberFirst ? `${number} ${name}` : `${name} ${number}`;
}

function postalCode(random: Random, country: Country): string {
  const code = country.postalCode
    .replaceAll('0', () => String(random.integer(0, 9)))
    .replaceAll('A', () => random.pick([...'ABCDEFGHJKLMNPRSTWXZ']));
  return code.replace(/^0/, '1');
}

function countryOf(random: Random): Country {
  const weights = Object.fromEntries(countries.map(({ name, weight }) => [name, weight]));
  const name = random.weighted(weights);
  return countries.find((country) => country.name === name)!;
}

const customerNotes = [
  'Prefers a call on Tuesday mornings. Do not ring during the lunch service.',
  'Changed from a competitor because of late deliveries: never let a Friday delivery slip to Monday.',
  'Runs two groups on a Linea and grinds with an EK43. Wants the same blend all year round and notices every change in the roast.\n\nTasting with the whole team every spring; bring two naturals and a decaf.',
  'Pays late each August, when the owner is away. The bookkeeper knows and transfers everything in the first week of September.',
  'Asked for compostable bags. We promised them for the spring.',
  'Interested in a house blend under their own label, about 40 kg a month. Last offer: 14.20 per kg, waiting for the board.',
];

/** Customers with their contacts and delivery addresses; the sales team looks after them. */
export function people(random: Random, accountManagers: readonly number[]) {
  const customers: Row[] = [];
  const contacts: Row[] = [];
  const addresses: Row[] = [];
  const uniqueDomain = createUnique();
  const uniqueName = createUnique();
  const uniqueMailbox = createUnique();

  for (let id = 1; id <= 420; id += 1) {
    const country = countryOf(random);
    const city = random.pick(country.cities);
    const rawName = random.pick(country.businesses).replace('%', random.pick(country.lastNames));
    const isFirstOfItsName = uniqueName(rawName) === rawName;
    const name = isFirstOfItsName ? rawName : `${rawName} ${city}`;
    const domain = `${uniqueDomain(latinName(name) ?? `${country.language}-coffee`)}.example`;
    const kind = random.weighted({
      cafe: 46,
      restaurant: 16,
      hotel: 12,
      office: 11,
      grocer: 10,
      distributor: 5,
    });
    const status = random.weighted({ lead: 9, active: 80, on_hold: 5, closed: 6 });
    const since = addDays(
      firstDay,
      random.integer(0, Math.floor(daysBetween(firstDay, lastDay) * 0.9)),
    );
    const madeOn = addDays(since, -random.integer(3, 60));
    const address = {
      street: street(random, country),
      postal_code: postalCode(random, country),
      city,
      country: country.name,
    };
    const deliveryDays = random.several(
      ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'],
      random.integer(1, 5),
    );

    customers.push({
      id,
      name,
      kind,
      status,
      email: `orders@${domain}`,
      phone: random.chance(0.9) ? phone(random, country) : null,
      website: random.chance(0.75) ? `https://www.${domain}` : null,
      vat_number: random.chance(0.85)
        ? `${country.vatPrefix}${random.integer(10_000, 99_999)}${String(10_000 + id)}`
        : null,
      account_manager_id:
        status === 'lead' && random.chance(0.4) ? null : random.pick(accountManagers),
      billing_street: address.street,
      billing_postal_code: address.postal_code,
      billing_city: address.city,
      billing_country: address.country,
      currency: country.currency,
      credit_limit: String(
        kind === 'distributor' ? random.integer(10, 40) * 1000 : random.integer(0, 12) * 500,
      ),
      discount_percent: String(
        kind === 'distributor' ? random.integer(15, 30) : random.pick([0, 0, 0, 5, 5, 10]),
      ),
      payment_terms_days: random.pick([14, 14, 30, 30, 30, 60]),
      delivery_days: deliveryDays,
      newsletter: random.chance(0.6),
      preferences: {
        machine: random.pick([
          'La Marzocco Linea',
          'Victoria Arduino Eagle One',
          'Sanremo Café Racer',
          'Moccamaster',
          'WMF 1500',
        ]),
        roast: random.pick(['light', 'medium', 'dark']),
        packaging: random.pick(['bag', 'bucket', 'compostable']),
      },
      notes: random.chance(0.3) ? random.pick(customerNotes) : null,
      customer_since: status === 'lead' ? null : since,
      created_at: momentOn(madeOn, random.integer(480, 1020)),
      updated_at: momentOn(
        addDays(madeOn, random.integer(0, daysBetween(madeOn, lastDay))),
        random.integer(480, 1020),
      ),
    });

    const contactCount = random.pick([1, 1, 1, 2, 2, 3]);
    for (let place = 0; place < contactCount; place += 1) {
      const firstName = random.pick(country.firstNames);
      const lastName = random.pick(country.lastNames);
      const mailbox = latinName(firstName) ?? `contact-${place + 1}`;
      contacts.push({
        id: contacts.length + 1,
        customer_id: id,
        first_name: firstName,
        last_name: lastName,
        role:
          place === 0
            ? random.pick(['Owner', 'Manager', 'Head barista'])
            : random.pick(['Barista', 'Bookkeeper', 'Chef', null]),
        email: uniqueMailbox(`${mailbox}`).concat(`@${domain}`),
        phone: random.chance(0.7) ? phone(random, country) : null,
        language: country.language,
        is_primary: place === 0,
        created_at: momentOn(madeOn, random.integer(480, 1020)),
        updated_at: momentOn(madeOn, 1030),
      });
    }

    const addressCount = kind === 'distributor' ? 3 : random.chance(0.18) ? 2 : 1;
    for (let place = 0; place < addressCount; place += 1) {
      addresses.push({
        id: addresses.length + 1,
        customer_id: id,
        label:
          place === 0
            ? name
            : random.pick(['Warehouse', 'Second shop', 'Kitchen entrance', 'Summer terrace']),
        ...(place === 0
          ? address
          : {
              ...address,
              street: street(random, country),
              postal_code: postalCode(random, country),
            }),
        instructions: random.chance(0.35)
          ? random.pick([
              'Ring the bell twice.',
              'Use the back door; the alley is narrow.',
              'Leave with the neighbour when closed.',
              'No deliveries between 12 and 14.',
            ])
          : null,
        opening_hours: Object.fromEntries(
          deliveryDays.map((day) => [
            day,
            random.pick(['07:00-15:00', '08:00-16:00', '06:30-11:00']),
          ]),
        ),
        is_default: place === 0,
        created_at: momentOn(madeOn, 1040),
        updated_at: momentOn(madeOn, 1040),
      });
    }
  }
  return { customers, contacts, addresses };
}
