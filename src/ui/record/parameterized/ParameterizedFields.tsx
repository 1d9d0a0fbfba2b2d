import type { ComponentType } from 'react';
import type { Address } from '../../../address/address.ts';
import type { PageQueries } from '../../../relay/pageQueries.ts';
import type { Visitor } from '../../../visitor/visitor.ts';
import { useLocale } from '../../locale/useLocale.ts';
import { t } from '../../../locale/translate.ts';
import { IsOnlyFieldContext } from './isOnlyField.ts';
import styles from './parameterized.module.css';

/** A record's parameterised fields by name; each declares its `queries`. */
export type RecordParameterizedFields = Readonly<
  Record<string, ComponentType & { queries: (address: Address, visitor: Visitor) => PageQueries }>
>;

/** The queries of the parameterised fields whose arguments are in the address. */
export function queriesOf(
  parameterizedFields: RecordParameterizedFields,
  address: Address,
  visitor: Visitor,
): PageQueries {
  const asked = Object.values(parameterizedFields).map(({ queries }) => queries(address, visitor));
  return Object.assign({}, ...asked) as PageQueries;
}

/** A record's fields with required arguments, such as a price in a currency. */
export function ParameterizedFields({
  parameterizedFields,
}: {
  parameterizedFields: RecordParameterizedFields;
}) {
  const entries = Object.entries(parameterizedFields);
  return (
    <section className={styles.fields}>
      <h2>{t('Look up|something about this record', useLocale())}</h2>
      <IsOnlyFieldContext value={entries.length === 1}>
        {entries.map(([name, ParameterizedField]) => (
          <ParameterizedField key={name} />
        ))}
      </IsOnlyFieldContext>
    </section>
  );
}
