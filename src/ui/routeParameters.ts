/**
 * What pages use of Next.js's `get-dynamic-param`, which brings the App Router's reading of routes along: how a
 * part of a route says which parameter it is, `[key]` or `[...rest]`. The test beside it compares both.
 */
export const PARAMETER_PATTERN = /^([^[]*)\[((?:\[[^\]]*\])|[^\]]+)\](.*)$/;

/** @param part what stands between the brackets */
export function parseMatchedParameter(part: string) {
  const optional = part.startsWith('[') && part.endsWith(']');
  const name = optional ? part.slice(1, -1) : part;
  const repeat = name.startsWith('...');
  return { key: repeat ? name.slice(3) : name, repeat, optional };
}
