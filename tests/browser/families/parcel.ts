import type { Resolvers } from './family.ts';

interface Parcel {
  readonly code: string;
  readonly addressee: string;
  readonly weight: number | null;
  readonly stamps: ReadonlyArray<{
    readonly id: string;
    readonly motif: string;
    readonly value: number | null;
  }>;
}

/** Records that no list has, with a key that people know, and which are stored as they are given: what is left out is gone. */
export const parcelSdl = `
  type Query { parcel(code: String!): Parcel }
  type Mutation { createParcel(parcel: ParcelInput!): Parcel updateParcel(parcel: ParcelInput!): Parcel }
  type Parcel { code: String! addressee: String! weight: Int stamps: [Stamp!] }
  type Stamp { id: ID! motif: String! value: Int }
  input ParcelInput { code: String! addressee: String! weight: Int stamps: [StampInput!] }
  input StampInput { id: ID motif: String! value: Int }
`;

const parcels = new Map<string, Parcel>(
  [
    {
      code: 'P-17/4',
      addressee: 'Mara Lind',
      weight: 700,
      stamps: [
        { id: 's1', motif: 'Heron', value: 85 },
        { id: 's2', motif: 'Otter', value: null },
      ],
    },
  ].map((parcel) => [parcel.code, parcel]),
);

function put(_: unknown, { parcel }: { parcel: Parcel }): Parcel {
  const { weight = null, stamps = [] } = parcel;
  const numbered = stamps.map((stamp, index) => ({ ...stamp, id: stamp.id ?? `s${index + 1}` }));
  const stored = { ...parcel, weight, stamps: numbered };
  parcels.set(stored.code, stored);
  return stored;
}

export const parcelQuery: Resolvers = {
  parcel: (_: unknown, { code }: { code: string }) => parcels.get(code) ?? null,
};

export const parcelMutation: Resolvers = { createParcel: put, updateParcel: put };
