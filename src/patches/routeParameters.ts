/**
 * What pages use of Next.js's `get-dynamic-param`: how a part of a route says which parameter it is, `[key]` or
 * `[...rest]`.
 *
 * Gain: the module brings the App Router's reading of routes along, which pages of the Pages Router load and
 * never use.
 *
 * Leans on: Next.js requiring it as `./get-dynamic-param`, for `PARAMETER_PATTERN` and `parseMatchedParameter`.
 *
 * Without it: pages load the whole module.
 */
export const PARAMETER_PATTERN = /^([^[]*)\[((?:\[[^\]]*\])|[^\]]+)\](.*)$/;

/** @param part what stands between the brackets */
export function parseMatchedParameter(part: string) {
  const optional = part.startsWith('[') && part.endsWith(']');
  const name = optional ? part.slice(1, -1) : part;
  const repeat = name.startsWith('...');
  return { key: repeat ? name.slice(3) : name, repeat, optional };
}
