/** Projects of a studio: more than fit on a page, with tags across, empty notes, days and moments. */
const CLIENTS = [
  'Harbour Bakery',
  'Nordlicht GmbH',
  'Atelier Blanc',
  'Quay & Sons',
  'Museum of Tea',
];
const PEOPLE = ['Ines Rossi', 'Tom Becker', 'Amara Obi', 'Jun Sato', 'Lena Vogel', 'Omar Haddad'];
const TAGS = ['web', 'print', 'branding', 'photo', 'retainer'];
const WORK = ['Website', 'Catalogue', 'Poster series', 'Packaging', 'Annual report', 'Signage'];
const STATUSES = ['planned', 'in_progress', 'on_hold', 'done'];

/**
 * Fills the database.
 *
 * @param manager MikroORM's entity manager
 */
export async function fill(manager) {
  const make = (type, values) => manager.create(type, values);
  const tags = TAGS.map((name, at) => make('Tag', { name, colour: at % 2 ? '#0a7' : null }));
  const clients = CLIENTS.map((name, at) =>
    make('Client', {
      ...{ name, email: `office${at}@example.com`, city: at % 2 ? 'Berlin' : null },
      isActive: at !== 3,
    }),
  );
  const people = PEOPLE.map((fullName, at) =>
    make('Person', {
      ...{ fullName, email: `person${at}@example.com`, hourlyRate: 62.5 + at * 5 },
      hiredOn: at === 2 ? null : `20${18 + at}-04-01`,
    }),
  );
  const projects = Array.from({ length: 71 }, (_, at) =>
    make('Project', {
      code: `P-${String(at + 1).padStart(3, '0')}`,
      name: `${WORK[at % 6]} ${2020 + (at % 7)}`,
      status: STATUSES[at % 4],
      budget: 1500.5 + at * 310,
      startsOn: at % 6 === 0 ? null : `2026-0${(at % 9) + 1}-10`,
      createdAt: new Date(Date.UTC(2025, at % 12, 1 + (at % 28), 8, 30)),
      description: at % 3 === 0 ? null : `Work on the ${WORK[at % 6].toLowerCase()}.`,
      client: clients[at % clients.length],
      tags: [tags[at % 5], tags[(at + 2) % 5]],
    }),
  );
  projects.forEach((project, at) =>
    [1, 2].forEach((part) =>
      make('Task', {
        title: `${['Draft', 'Review'][part - 1]} ${project.code}`,
        minutes: 30 * part + at,
        isDone: at % 3 === 0,
        dueAt: new Date(Date.UTC(2026, at % 12, 3 + part, 15)),
        note: null,
        project,
        assignee: at % 7 === 0 ? null : people[at % people.length],
      }),
    ),
  );
  await manager.flush();
}
