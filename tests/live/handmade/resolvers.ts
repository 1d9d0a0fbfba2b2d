import { randomUUID } from 'node:crypto';
import { GraphQLError } from 'graphql';
import { doctors, patients, visits, type Doctor, type Patient, type Visit } from './rows.ts';

interface Page {
  readonly page: number;
  readonly size: number;
}

interface PatientPage extends Page {
  readonly search?: string | null;
  readonly filter?: { readonly status?: string | null; readonly nameContains?: string | null };
  readonly sort?: {
    readonly field: 'NAME' | 'BORN' | 'REGISTERED_AT';
    readonly descending: boolean;
  };
}

interface VisitPage extends Page {
  readonly filter?: { readonly patientCode?: string | null; readonly doctorCode?: string | null };
}

interface Coded {
  readonly code: string;
}

const SORTED_BY = { NAME: 'name', BORN: 'born', REGISTERED_AT: 'registeredAt' } as const;

/** The laboratory does not answer for every such patient. */
const UNANSWERED = 7;

/** A root for graphql-js: each group of queries and of mutations is an object of functions. */
export const queries = {
  patients: {
    list: ({ search, filter, sort, ...page }: PatientPage) => {
      const found = patients.filter(
        ({ name, code, status }) =>
          includes(`${name} ${code}`, search) &&
          includes(name, filter?.nameContains) &&
          (!filter?.status || status === filter.status),
      );
      const by = sort && SORTED_BY[sort.field];
      const ordered = by ? found.toSorted((one, other) => one[by].localeCompare(other[by])) : found;
      return pageOf(sort?.descending ? ordered.toReversed() : ordered, page, shownPatient);
    },
    byCode: ({ code }: Coded) => shownOr(patients, code, shownPatient),
  },
  doctors: {
    list: (page: Page) => pageOf(doctors, page, shownDoctor),
    byCode: ({ code }: Coded) => shownOr(doctors, code, shownDoctor),
  },
  visits: {
    list: ({ filter, ...page }: VisitPage) =>
      pageOf(
        visits.filter(
          ({ patientCode, doctorCode }) =>
            (!filter?.patientCode || patientCode === filter.patientCode) &&
            (!filter?.doctorCode || doctorCode === filter.doctorCode),
        ),
        page,
        shownVisit,
      ),
    byCode: ({ code }: Coded) => shownOr(visits, code, shownVisit),
  },
};

export const mutations = {
  patients: {
    add: ({ patient }: { patient: Omit<Patient, 'code' | 'currency' | 'registeredAt'> }) =>
      problem('name', patient.name) ??
      added(
        patients,
        {
          ...patient,
          code: newCode('PT'),
          currency: 'EUR',
          registeredAt: new Date().toISOString(),
        },
        shownPatient,
      ),
    amend: ({ code, patient }: Coded & { patient: Partial<Patient> }) =>
      amended(patients, code, patient, shownPatient),
    remove: ({ code }: Coded) => removed(patients, code),
  },
  doctors: {
    add: ({ doctor }: { doctor: Omit<Doctor, 'code'> }) =>
      problem('fullName', doctor.fullName) ??
      added(doctors, { ...doctor, code: newCode('DR') }, shownDoctor),
    amend: ({ code, doctor }: Coded & { doctor: Partial<Doctor> }) =>
      amended(doctors, code, doctor, shownDoctor),
    remove: ({ code }: Coded) => removed(doctors, code),
  },
  visits: {
    add: ({ visit }: { visit: Omit<Visit, 'code'> }) =>
      added(
        visits,
        { ...visit, doctorCode: visit.doctorCode ?? null, code: newCode('V') },
        shownVisit,
      ),
    amend: ({ code, visit }: Coded & { visit: Partial<Visit> }) =>
      amended(visits, code, visit, shownVisit),
    remove: ({ code }: Coded) => removed(visits, code),
  },
};

function shownPatient(patient: Patient) {
  return {
    ...patient,
    __typename: 'Patient',
    riskScore: () => {
      const number = Number.parseInt(patient.code.slice(3), 16);
      if (number % UNANSWERED === 0) throw new GraphQLError('The laboratory does not answer.');
      return (number % 100) / 10;
    },
    visits: () => visits.filter(({ patientCode }) => patientCode === patient.code).map(shownVisit),
  };
}

function shownDoctor(doctor: Doctor) {
  return {
    ...doctor,
    __typename: 'Doctor',
    visits: () => visits.filter(({ doctorCode }) => doctorCode === doctor.code).map(shownVisit),
  };
}

function shownVisit(visit: Visit): object {
  return {
    ...visit,
    __typename: 'Visit',
    patient: () => {
      const patient = patients.find(({ code }) => code === visit.patientCode);
      return patient && shownPatient(patient);
    },
    doctor: () => {
      const doctor = doctors.find(({ code }) => code === visit.doctorCode);
      return doctor ? shownDoctor(doctor) : null;
    },
  };
}

function pageOf<Row>(rows: readonly Row[], { page, size }: Page, show: (row: Row) => object) {
  return {
    content: rows.slice(page * size, (page + 1) * size).map(show),
    totalElements: rows.length,
    totalPages: Math.ceil(rows.length / size),
    number: page,
  };
}

function shownOr<Row extends Coded>(
  rows: readonly Row[],
  code: string,
  show: (row: Row) => object,
): object {
  const row = rows.find((one) => one.code === code);
  return row ? show(row) : notFound(code);
}

function added<Row>(rows: Row[], row: Row, show: (row: Row) => object): object {
  rows.push(row);
  return show(row);
}

function amended<Row extends Coded>(
  rows: readonly Row[],
  code: string,
  changes: Partial<Row>,
  show: (row: Row) => object,
): object {
  const row = rows.find((one) => one.code === code);
  return row ? show(Object.assign(row, changes)) : notFound(code);
}

function removed(rows: Coded[], code: string): object {
  const at = rows.findIndex((row) => row.code === code);
  if (at < 0) return notFound(code);
  const isVisited = visits.some((visit) => visit.patientCode === code || visit.doctorCode === code);
  if (isVisited)
    return { __typename: 'Rejected', message: 'There are visits still.', problems: [] };
  rows.splice(at, 1);
  return { __typename: 'Removed', code };
}

function problem(field: string, value: string): object | null {
  if (value.trim().length > 1) return null;
  const problems = [{ field, message: 'Too short.' }];
  return { __typename: 'Rejected', message: 'That cannot be kept.', problems };
}

function notFound(code: string): object {
  return { __typename: 'NotFound', message: `There is no ${code}.` };
}

function newCode(start: string): string {
  return `${start}-${randomUUID().slice(0, 8)}`;
}

function includes(text: string, part: string | null | undefined): boolean {
  return !part || text.toLowerCase().includes(part.toLowerCase());
}
