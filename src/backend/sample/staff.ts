import { momentOn } from './calendar.ts';
import { latinName } from './people.ts';
import type { Row } from './row.ts';

/** First name, last name, job, department, manager (by place in this list, from 1), hired, left, languages. */
const staff: readonly [
  string,
  string,
  string,
  string,
  number | null,
  string,
  string | null,
  string,
][] = [
  ['Marieke', 'van Loon', 'Managing director', 'management', null, '2012-03-01', null, 'nl en de'],
  ['Tomasz', 'Zawadzki', 'Head of sales', 'sales', 1, '2014-09-15', null, 'pl en de nl'],
  ['Abebe', 'Tadesse', 'Head roaster', 'roastery', 1, '2013-05-06', null, 'am en nl'],
  ['Ingrid', 'Nygård', 'Quality manager', 'quality', 1, '2016-01-11', null, 'no sv en'],
  ['Jaap', 'Hoekstra', 'Warehouse manager', 'warehouse', 1, '2015-04-01', null, 'nl en'],
  ['Claire', 'Baudouin', 'Head of finance', 'finance', 1, '2017-08-21', null, 'fr nl en'],
  ['Rosa', 'Almeida', 'Head of customer care', 'support', 1, '2018-02-05', null, 'pt es en nl'],
  ['Lars', 'Mikkelsen', 'Account manager Nordics', 'sales', 2, '2019-03-18', null, 'da sv en'],
  ['Greta', 'Baumann', 'Account manager Germany', 'sales', 2, '2018-10-01', null, 'de en'],
  ['Owen', 'Pritchard', 'Account manager United Kingdom', 'sales', 2, '2020-06-02', null, 'en cy'],
  [
    'Soraya',
    'El Amrani',
    'Account manager France and Belgium',
    'sales',
    2,
    '2021-01-11',
    null,
    'fr ar nl en',
  ],
  ['Pieter', 'de Groot', 'Account manager Netherlands', 'sales', 2, '2016-11-07', null, 'nl en'],
  [
    'Giorgos',
    'Stathopoulos',
    'Account manager South',
    'sales',
    2,
    '2022-04-04',
    null,
    'el it es en',
  ],
  ['Yuki', 'Watanabe', 'Export manager', 'sales', 2, '2023-02-13', null, 'ja en'],
  ['Hannah', 'Osei', 'Sales assistant', 'sales', 9, '2024-05-21', null, 'en de'],
  ['Milan', 'Kovač', 'Roaster', 'roastery', 3, '2017-06-12', null, 'hr de nl'],
  ['Fatou', 'Diallo', 'Roaster', 'roastery', 3, '2019-09-02', null, 'fr en nl'],
  ['Bas', 'Verhoeven', 'Roaster', 'roastery', 3, '2020-02-17', null, 'nl en'],
  ['Elin', 'Sandberg', 'Apprentice roaster', 'roastery', 16, '2025-09-01', null, 'sv en'],
  ['Noor', 'Haddad', 'Roaster', 'roastery', 3, '2018-03-05', '2025-03-31', 'ar nl en'],
  ['Kenji', 'Mori', 'Cupper', 'quality', 4, '2021-05-10', null, 'ja en nl'],
  ['Beatriz', 'Quintero', 'Green coffee buyer', 'quality', 4, '2016-09-19', null, 'es pt en'],
  ['Wim', 'Peeters', 'Forklift driver', 'warehouse', 5, '2014-02-03', null, 'nl fr'],
  ['Agnieszka', 'Lis', 'Packer', 'warehouse', 5, '2019-11-25', null, 'pl nl'],
  ['Dawit', 'Haile', 'Packer', 'warehouse', 5, '2022-07-04', null, 'ti en nl'],
  ['Sofie', 'Claes', 'Packer', 'warehouse', 5, '2023-10-16', null, 'nl en'],
  ['Ramon', 'Tromp', 'Van driver', 'warehouse', 5, '2018-05-14', null, 'pap nl es'],
  ['Lina', 'Schouten', 'Van driver', 'warehouse', 5, '2024-03-11', null, 'nl en'],
  ['Emre', 'Aydın', 'Packer', 'warehouse', 5, '2020-08-10', '2024-08-31', 'tr nl'],
  ['Julia', 'Wiśniewska', 'Bookkeeper', 'finance', 6, '2019-01-07', null, 'pl en nl'],
  ['Harm', 'Bos', 'Credit controller', 'finance', 6, '2020-10-12', null, 'nl de en'],
  ['Chidi', 'Eze', 'Financial analyst', 'finance', 6, '2024-09-02', null, 'ig en nl'],
  ['Anna', 'Kallas', 'Customer care agent', 'support', 7, '2020-04-20', null, 'et en fi ru'],
  ['Mateo', 'Rivas', 'Customer care agent', 'support', 7, '2021-08-30', null, 'es fr en'],
  ['Zeynep', 'Kurt', 'Customer care agent', 'support', 7, '2023-05-15', null, 'tr de en'],
  ['Freddie', 'Lambert', 'Customer care agent', 'support', 7, '2025-02-03', null, 'en fr'],
  ['Iris', 'Zijlstra', 'Espresso technician', 'support', 7, '2017-10-09', null, 'nl fy en'],
  ['Diego', 'Farías', 'Trainer', 'support', 7, '2022-01-24', '2026-06-30', 'es en nl'],
];

/** Which picture belongs to whom, in the order of the list; not everyone has one. */
const photos = '18638718381441-8-43-47852723-18654725-';

/** What the people of a department may see and do; those of the others do not sign in. */
const roles: Readonly<Record<string, string>> = {
  management: 'admin',
  sales: 'sales',
  warehouse: 'warehouse',
  finance: 'accounting',
};

/** Everyone who works or worked at the roastery; ids follow the order of the list. */
export function employees(): Row[] {
  return staff.map(
    ([firstName, lastName, jobTitle, department, manager, hiredOn, leftOn, languages], place) => ({
      id: place + 1,
      first_name: firstName,
      last_name: lastName,
      email: `${latinName(firstName)}.${latinName(lastName)}@kadekoffie.example`,
      phone: `+31 10 555 ${String(2000 + place)}`,
      job_title: jobTitle,
      department,
      manager_id: manager,
      photo: photos[place] === '-' ? null : `/sample/person-${photos[place]}.svg`,
      languages: languages.split(' '),
      role: roles[department] ?? null,
      hired_on: hiredOn,
      left_on: leftOn,
      created_at: momentOn(hiredOn, 540),
      updated_at: momentOn(leftOn ?? '2026-09-01', 600),
    }),
  );
}

/** Ids of the people in a department who still work here. */
export function idsIn(department: string, rows: readonly Row[]): number[] {
  return rows
    .filter((row) => row.department === department && row.left_on === null)
    .map((row) => Number(row.id));
}
