import { useRouter } from 'next/router';
import { useState, type ReactNode } from 'react';
import type { OperationType } from 'relay-runtime';
import { AddressForm } from '../form/AddressForm.tsx';
import { isFilledIn, readFormAddress } from '../form/formAddress.ts';
import { inputsOf } from '../form/inputsOf.ts';
import { findProblems } from '../form/values.ts';
import { useLocale } from '../locale/useLocale.ts';
import { MissingArguments } from './MissingArguments.tsx';
import { QueryResult } from './QueryResult.tsx';
import { toolHref, type Tool } from '../../address/tool.ts';
import type { QueryToolSettings } from './toolAddress.ts';
import { ToolFrame } from './ToolFrame.tsx';

interface QueryToolProps<Query extends OperationType, Values> {
  readonly tool: Tool;
  readonly settings: QueryToolSettings<Query, Values>;
  /** The result, rendered only when it is available. */
  readonly children: ReactNode;
}

/** A tool that is a query: its arguments are in the address, the result is below the form. */
export function QueryTool<Query extends OperationType, Values>({
  tool,
  settings,
  children,
}: QueryToolProps<Query, Values>) {
  const { query: address, asPath } = useRouter();
  const [locale] = useState(useLocale());
  const inputs = inputsOf(settings.fields);
  const state = readFormAddress(inputs, address);
  const problems = findProblems(inputs, state, locale, null);
  return (
    <ToolFrame tool={tool}>
      {Object.keys(inputs).length > 0 && (
        <AddressForm
          key={asPath}
          path={toolHref(tool)}
          fields={inputs}
          state={state}
          problems={isFilledIn(inputs, state) ? problems : []}
        />
      )}
      {problems.length === 0 ? (
        <QueryResult query={settings.query}>{children}</QueryResult>
      ) : (
        <MissingArguments fields={inputs} state={state} />
      )}
    </ToolFrame>
  );
}
