import { partOf, type Caught } from '../../../relay/caught.ts';
import type { ListSum } from '../listDefinition.ts';

type Amount = string | number;

/** A field of those that are measured: how its amount is read, and how it is shown. */
type Measured<Part> = Pick<
  ListSum<never>,
  'label' | 'isMoney' | 'currency' | 'currencyFilter' | 'unit' | 'format'
> & { readonly read: (part: Part) => Caught<Amount> };

/** The same figure of several fields, which one part of the response has. */
interface MeasuresInPart<Data, Part> {
  readonly kind: NonNullable<ListSum<Data>['kind']>;
  /** The part in the response of the total's query: it fails with all of them. */
  readonly part: (data: Data) => Caught<Part>;
  /** By the name of the records' field. */
  readonly fields: Readonly<Record<string, Measured<Part>>>;
}

/** Describes the averages, the smallest or the largest values of a list's fields. */
export const measures = <Data, Part>({
  kind,
  part,
  fields,
}: MeasuresInPart<Data, Part>): ReadonlyArray<ListSum<Data>> =>
  Object.entries(fields).map(([field, { read, ...form }]) => ({
    ...form,
    field,
    kind,
    read: (data) => partOf(part(data), read),
  }));
