/** Whether a text is a calendar day that exists, `2026-11-20`: `Date.parse` turns 30 February into 2 March. */
export function isDay(text: string): boolean {
  const time = Date.parse(text);
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text) || Number.isNaN(time)) return false;
  return new Date(time).toISOString().startsWith(text);
}
