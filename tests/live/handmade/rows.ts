/** What the clinic has: more than fits on a page, amounts as texts, and what is not known as an empty one. */
export interface Patient {
  readonly code: string;
  name: string;
  born: string;
  balance: string;
  currency: string;
  registeredAt: string;
  status: string;
  allergies: readonly string[];
}

export interface Doctor {
  readonly code: string;
  fullName: string;
  field: string;
  startsAt: string;
}

export interface Visit {
  readonly code: string;
  patientCode: string;
  doctorCode: string | null;
  at: string;
  minutes: number;
  fee: string;
  notes: string;
}

const FIRST = ['Ada', 'Bruno', 'Chiara', 'Dmitri', 'Elif', 'Farid', 'Grete'];
const LAST = ['Albers', 'Conti', 'Demir', 'Novak', 'Sørensen'];
const FIELDS = ['Cardiology', 'Dermatology', 'Paediatrics', 'Surgery'];

export const patients: Patient[] = made(73, (at) => ({
  code: `PT-${1_000 + at}`,
  name: `${FIRST[at % 7]} ${LAST[at % 5]}`,
  born: `19${String(40 + (at % 60)).padStart(2, '0')}-0${(at % 9) + 1}-1${at % 9}`,
  balance: (at * 13.25 - 120).toFixed(2),
  currency: 'EUR',
  registeredAt: new Date(Date.UTC(2024, at % 24, 1 + (at % 28), 9, at % 60)).toISOString(),
  status: ['WAITING', 'IN_TREATMENT', 'DISCHARGED'][at % 3] ?? '',
  allergies: at % 4 === 0 ? ['pollen', 'nuts'] : [],
}));

export const doctors: Doctor[] = made(9, (at) => ({
  code: `DR-${10 + at}`,
  fullName: `${FIRST[(at + 2) % 7]} ${LAST[(at * 2) % 5]} ${at}`,
  field: FIELDS[at % 4] ?? '',
  startsAt: `0${7 + (at % 3)}:30`,
}));

export const visits: Visit[] = made(64, (at) => ({
  code: `V-${500 + at}`,
  patientCode: `PT-${1_000 + ((at * 3) % 73)}`,
  doctorCode: at % 6 === 0 ? null : `DR-${10 + (at % 9)}`,
  at: new Date(Date.UTC(2026, at % 12, 1 + (at % 28), 8 + (at % 9), 15)).toISOString(),
  minutes: 15 + (at % 4) * 10,
  fee: (35 + at).toFixed(2),
  notes: at % 3 === 0 ? '' : `**Rest** for ${at} days.`,
}));

function made<Row>(count: number, make: (at: number) => Row): Row[] {
  return Array.from({ length: count }, (_, at) => make(at));
}
