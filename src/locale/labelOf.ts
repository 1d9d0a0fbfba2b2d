/**
 * A field's name in words: `paymentStatus` → `Payment status`, `order_date` → `Order date`. It is the label of
 * columns, filters, inputs and record fields that are given none, so the scaffold writes a label only where the
 * schema has a better one: `ID`, `VAT number`, `Created`.
 */
export function labelOf(name: string): string {
  const words = name
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .replace(/_+/g, ' ')
    .trim()
    .toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}
