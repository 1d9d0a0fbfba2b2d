/** Names of variables whose values are hidden; in doubt a value is hidden. */
const SECRET_NAME =
  /pass(word|wd|phrase|code)|passwort|pwd|secret|token|jwt|bearer|credential|(api|access|private|signing|encryption|auth|session)_?key|^otp|otp$|cvv|cvc|^pin$|security_?code/i;
const REDACTED = '••••••';

/** A copy of variables in which secrets are masked. */
export function redactVariables(
  variables: Readonly<Record<string, unknown>>,
): Record<string, unknown> {
  return redactValue(variables, false) as Record<string, unknown>;
}

/** Masks the variables' secrets in a message: backends quote rejected input. */
export function redactMessage(
  message: string,
  variables: Readonly<Record<string, unknown>>,
): string {
  return secretsIn(variables, false)
    .filter((secret) => secret.length > 2)
    .reduce((text, secret) => text.replaceAll(secret, REDACTED), message);
}

function redactValue(value: unknown, isSecret: boolean): unknown {
  if (Array.isArray(value)) return value.map((item) => redactValue(item, isSecret));
  if (typeof value !== 'object' || value === null)
    return isSecret && value !== null && typeof value !== 'boolean' ? REDACTED : value;
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [
      name,
      redactValue(inner, isSecret || SECRET_NAME.test(name)),
    ]),
  );
}

function secretsIn(value: unknown, isSecret: boolean): string[] {
  if (typeof value === 'string' || typeof value === 'number')
    return isSecret ? [String(value)] : [];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) =>
    secretsIn(inner, isSecret || SECRET_NAME.test(name)),
  );
}
