import type { ComponentType } from 'react';
import type { Address } from '../../../address/address.ts';
import type { PageQueries } from '../../../relay/pageQueries.ts';
import type { Visitor } from '../../../visitor/visitor.ts';
import { useLocale } from '../../locale/useLocale.ts';
import { t } from '../../../locale/translate.ts';
import { IsOnlyFieldContext } from './isOnlyField.ts';
import styles from './parameterized.module.css';

/** What can be asked of a record, by the name of the field; each asks for its answer in its `queries`. */
export type RecordParameterizedFields = Readonly<
  Record<string, ComponentType & { queries: (address: Address, visitor: Visitor) => PageQueries }>
>;

/** The queries of the parameterised fields that an address asks. */
export function queriesOf(
  parameterizedFields: RecordParameterizedFields,
  address: Address,
  visitor: Visitor,
): PageQueries {
  const asked = Object.values(parameterizedFields).map(({ queries }) => queries(address, visitor));
  return Object.assign({}, ...asked) as PageQueries;
}

/** What a record tells only once it has been told something: a price in a currency, a branch by its name. */
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
