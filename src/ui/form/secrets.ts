import type { Input } from './input.ts';
import { mapped, type AnyFields, type FormState } from './values.ts';

/** Replaces secrets in texts. */
export const HIDDEN = '••••••';

/** Whether an input is a secret or contains one. */
export function containsSecret({ isSecret, parts, item }: Input): boolean {
  if (isSecret) return true;
  return (
    Object.values(parts ?? {}).some(containsSecret) || (item !== undefined && containsSecret(item))
  );
}

/** A form's state with all secrets removed, so that it may be stored. */
export function withoutSecrets(fields: AnyFields, state: FormState): FormState {
  return {
    ...state,
    ...mapped(fields, (input, name) => blanked(input, state[name])),
  };
}

/** Whether a secret is filled in. */
export function hasSecrets(fields: AnyFields, state: FormState): boolean {
  return JSON.stringify(withoutSecrets(fields, state)) !== JSON.stringify({ ...state });
}

function blanked(input: Input, value: unknown): unknown {
  if (!containsSecret(input)) return value;
  const { isSecret, empty, parts, item } = input;
  if (isSecret || typeof value !== 'object' || value === null) return empty;
  if (item && Array.isArray(value))
    return value.map((row: unknown) =>
      typeof row === 'object' && row !== null && 'value' in row
        ? { ...row, value: blanked(item, row.value) }
        : row,
    );
  return parts ? withoutSecrets(parts, value as FormState) : empty;
}
