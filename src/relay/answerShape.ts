import type { NormalizationSelection } from 'relay-runtime';

type Selections = readonly NormalizationSelection[];

/**
 * Whether data has the objects and lists that an operation asks for. What is null is the backend's to
 * say, and a value that is left out shows as none; but an answer to another question, or to none,
 * cannot be shown.
 */
export function hasShapeOf(selections: Selections, data: unknown): boolean {
  if (!isObject(data)) return false;
  return selections.every((selection) => {
    switch (selection.kind) {
      case 'LinkedField': {
        const value = data[selection.alias ?? selection.name];
        if (value === null) return true;
        const parts = selection.plural ? value : [value];
        if (!Array.isArray(parts)) return false;
        return parts.every((part) => part === null || hasShapeOf(selection.selections, part));
      }
      default:
        return true;
    }
  });
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
