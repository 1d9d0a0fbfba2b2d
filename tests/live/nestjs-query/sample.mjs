/** Repairs of a workshop: more than fit on a page, parts with keys of their own, empty notes, days and moments. */
const NAMES = ['Ines Rossi', 'Tom Becker', 'Amara Obi', 'Jun Sato', 'Lena Vogel', 'Omar Haddad'];
const BRANDS = ['Gazelle', 'Koga', 'Bianchi', 'Riese & Müller', 'Surly'];
const KINDS = ['city', 'road', 'cargo', 'e_bike'];
const COLOURS = ['#0a7f5a', null, '#23395b'];
const STATUSES = ['received', 'waiting_for_parts', 'in_progress', 'ready', 'collected'];
const SKILLS = ['Wheels', 'Hydraulics', 'Electrics', 'Frames'];
const PARTS = [
  ['BRK-PAD-01', 'Brake pads', 14.9],
  ['CHN-11S', 'Chain, 11-speed', 38],
  ['TYR-28-37', 'Tyre 28″', 27.5],
  ['BAT-500', 'Battery 500 Wh', 549],
  ['CBL-SET', 'Cable set', 19.95],
  ['HUB-R8', 'Hub gear, 8-speed', 189],
];

/**
 * Fills the database.
 *
 * @param manager TypeORM's entity manager
 * @param rows its classes, by the type's name
 */
export async function fill(manager, rows) {
  const save = (type, values) => manager.save(rows[type], values);
  const skills = await save(
    'Skill',
    SKILLS.map((name) => ({ name })),
  );
  const customers = await save(
    'Customer',
    Array.from({ length: 34 }, (_, at) => ({
      fullName:
        `${NAMES[at % 6]} ${at < 6 ? '' : ['Jr.', 'Sr.', 'II', 'III', 'IV'][at % 5]}`.trim(),
      email: `customer${at}@example.com`,
      phone: at % 4 === 0 ? null : `+49 30 55501${String(at).padStart(2, '0')}`,
      isMember: at % 3 === 0,
    })),
  );
  const mechanics = await save(
    'Mechanic',
    NAMES.slice(0, 4).map((name, at) => ({
      ...{ name, hourlyRate: 48.5 + at * 4, hiredOn: at === 1 ? null : `20${17 + at}-03-01` },
      photo: at % 2 ? null : `https://example.com/people/${at}.jpg`,
      skills: [skills[at % 4], skills[(at + 1) % 4]],
    })),
  );
  const parts = await save(
    'Part',
    PARTS.map(([sku, name, price], at) => ({ sku, name, price, stock: at * 7 })),
  );
  const bikes = await save(
    'Bike',
    Array.from({ length: 41 }, (_, at) => ({
      ...{ frameNumber: `WTU${String(at * 37 + 100).padStart(6, '0')}`, brand: BRANDS[at % 5] },
      ...{ model: `M${(at % 7) + 1}`, kind: KINDS[at % 4], colour: COLOURS[at % 3] },
      customerId: customers[at % customers.length].id,
    })),
  );
  const repairs = await save(
    'Repair',
    Array.from({ length: 73 }, (_, at) => ({
      ...{ number: `R-${String(at + 1).padStart(4, '0')}`, status: STATUSES[at % 5] },
      price: 35.5 + at * 12,
      receivedAt: new Date(Date.UTC(2026, at % 9, 1 + (at % 27), 8, 15)),
      dueOn: at % 6 === 0 ? null : `2026-${String((at % 9) + 2).padStart(2, '0')}-12`,
      note: at % 3 ? null : 'The rear wheel is out of true.',
      bikeId: bikes[at % bikes.length].id,
      mechanicId: at % 7 === 0 ? null : mechanics[at % 4].id,
    })),
  );
  await save(
    'RepairLine',
    repairs.flatMap((repair, at) =>
      [0, 1].map((line) => {
        const part = parts[(at + line * 2) % parts.length];
        return {
          ...{ quantity: 1 + ((at + line) % 3), unitPrice: part.price },
          ...{ repairId: repair.id, partSku: part.sku },
        };
      }),
    ),
  );
}
