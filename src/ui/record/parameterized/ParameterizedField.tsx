import { use, useState, type ReactNode } from 'react';
import type { OperationType } from 'relay-runtime';
import { AddressForm } from '../../form/AddressForm.tsx';
import { isFilledIn } from '../../form/formAddress.ts';
import { inputsOf } from '../../form/inputsOf.ts';
import { findProblems } from '../../form/values.ts';
import { useLocale } from '../../locale/useLocale.ts';
import { tLabel } from '../../../locale/translate.ts';
import { usePageAddress } from '../../embeddedPage.ts';
import { recordHref, type Resource } from '../../../address/resource.ts';
import { MissingArguments } from '../../tool/MissingArguments.tsx';
import { QueryResult } from '../../tool/QueryResult.tsx';
import {
  otherParameters,
  parameterPrefix,
  readParameters,
  type ParameterizedFieldSettings,
} from './parameterAddress.ts';
import { IsOnlyFieldContext } from './isOnlyField.ts';
import styles from './parameterized.module.css';

interface ParameterizedFieldProps<
  Query extends OperationType,
  Values,
  Key extends keyof Query['variables'],
> {
  readonly resource: Resource;
  readonly settings: ParameterizedFieldSettings<Query, Values, Key>;
  /** The result, rendered only when it is available. */
  readonly children: ReactNode;
}

/**
 * A field with required arguments: a form for the arguments, which are stored in the page's
 * address.
 */
export function ParameterizedField<
  Query extends OperationType,
  Values,
  Key extends keyof Query['variables'],
>({ resource, settings, children }: ParameterizedFieldProps<Query, Values, Key>) {
  const { name, label, help, query } = settings;
  const address = usePageAddress();
  const [locale] = useState(useLocale());
  const inputs = inputsOf(settings.fields);
  const state = readParameters(name, inputs, address);
  const problems = findProblems(inputs, state, locale, null);
  const said = tLabel(label, locale);
  const isAsked = isFilledIn(inputs, state);
  return (
    <details className={styles.field} open={isAsked || use(IsOnlyFieldContext)}>
      <summary>{said}</summary>
      <div className={styles.inside}>
        {help && <p className={styles.help}>{tLabel(help, locale)}</p>}
        <AddressForm
          key={JSON.stringify(state)}
          path={recordHref(resource, String(address.key))}
          fields={inputs}
          state={state}
          problems={isAsked ? problems : []}
          within={parameterPrefix(name)}
          kept={otherParameters(name, address)}
          isInPage
        />
        {problems.length === 0 && (
          <QueryResult query={query} label={said}>
            {children}
          </QueryResult>
        )}
        {problems.length > 0 && isAsked && <MissingArguments fields={inputs} state={state} />}
      </div>
    </details>
  );
}
