/**
 * Replaces Next.js's `get-dynamic-param`: parses a segment of a route, `[key]` or `[...rest]`.
 *
 * Gain: the module includes the App Router's route parsing, which pages of the Pages Router load and never
 * use.
 *
 * Depends on: Next.js requiring `get-dynamic-param.js`, for `PARAMETER_PATTERN` and
 * `parseMatchedParameter`.
 *
 * Without it: pages load the whole module.
 */
export const PARAMETER_PATTERN = /^([^[]*)\[((?:\[[^\]]*\])|[^\]]+)\](.*)$/;

/** @param part the text between the brackets */
export function parseMatchedParameter(part: string) {
  const optional = part.startsWith('[') && part.endsWith(']');
  const name = optional ? part.slice(1, -1) : part;
  const repeat = name.startsWith('...');
  return { key: repeat ? name.slice(3) : name, repeat, optional };
}
