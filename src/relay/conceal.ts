/** Words in a variable's name that make its value nobody's business. Where this is in doubt it is one. */
const SECRET =
  /pass(word|wd|phrase|code)|passwort|pwd|secret|token|jwt|bearer|credential|(api|access|private|signing|encryption|auth|session)_?key|^otp|otp$|cvv|cvc|^pin$|security_?code/i;
const CONCEALED = '••••••';

/** Variables as developers look at them: what goes by the name of a secret is not shown. */
export function conceal(variables: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return shown(variables, false) as Record<string, unknown>;
}

/** A message without the secrets of the variables: backends repeat what they refuse. */
export function concealIn(message: string, variables: Readonly<Record<string, unknown>>): string {
  return secretsIn(variables, false)
    .filter((secret) => secret.length > 2)
    .reduce((text, secret) => text.replaceAll(secret, CONCEALED), message);
}

function shown(value: unknown, isSecret: boolean): unknown {
  if (Array.isArray(value)) return value.map((item) => shown(item, isSecret));
  if (typeof value !== 'object' || value === null)
    return isSecret && value !== null && typeof value !== 'boolean' ? CONCEALED : value;
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [
      name,
      shown(inner, isSecret || SECRET.test(name)),
    ]),
  );
}

function secretsIn(value: unknown, isSecret: boolean): string[] {
  if (typeof value === 'string' || typeof value === 'number')
    return isSecret ? [String(value)] : [];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) =>
    secretsIn(inner, isSecret || SECRET.test(name)),
  );
}
