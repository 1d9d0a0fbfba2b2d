import 'client-only';
import { useMemo } from 'react';
import { useAccess } from '../access/useAccess.ts';
import { titleOf } from '../fields/title.ts';
import { useLocale } from '../locale/useLocale.ts';
import { ActionDialog, type ActionRunProps } from './ActionDialog.tsx';
import { allowedAction } from './allowedAction.ts';
import { DeletionRun } from './DeletionRun.tsx';
import { useActionRun } from './useActionRun.tsx';

/** A dialog that names an action and its record, asks for its arguments, and runs it. */
export function ActionRun<Row>(props: ActionRunProps<Row>) {
  const access = useAccess();
  const action = useMemo(() => allowedAction(access, props.action), [access, props.action]);
  const Run = action.isDelete ? DeletionRun : PlainRun;
  return <Run {...props} action={action} />;
}

function PlainRun<Row>(props: ActionRunProps<Row>) {
  const { resource, recordKey, title } = props;
  const locale = useLocale();
  const name = titleOf(resource, recordKey, title, locale);
  return <ActionDialog {...props} {...useActionRun(props, name, locale)} name={name} />;
}
