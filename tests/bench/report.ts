import { isSkipped, keepsAim, type Aim, type Figure, type Outcome, type Unit } from './figure.ts';

/** The outcomes, a line each, and the same again of those that miss their aims. */
export function report(outcomes: readonly Outcome[]): string {
  const rows = outcomes.map(rowOf);
  const width = (column: 0 | 1) => Math.max(0, ...rows.map((row) => row[column].length));
  const [whats, values] = [width(0), width(1)];
  const lines = rows.map(([what, value, aim]) =>
    [what.padEnd(whats), value.padStart(values), aim].join('  ').trimEnd(),
  );
  return [...lines, '', ...summary(missed(outcomes))].join('\n');
}

/** The figures that miss their aims. */
export function missed(outcomes: readonly Outcome[]): Figure[] {
  return outcomes.filter((outcome): outcome is Figure => !isSkipped(outcome) && !keepsAim(outcome));
}

function summary(figures: readonly Figure[]): string[] {
  if (figures.length === 0) return ['Every figure keeps to its aim.'];
  return [
    `${figures.length} beyond the aim:`,
    ...figures.map(
      ({ what, value, unit, aim }) => `  ${what}: ${amount(value, unit)}, ${aimOf(aim, unit)}`,
    ),
  ];
}

function rowOf(outcome: Outcome): readonly [what: string, value: string, aim: string] {
  if (isSkipped(outcome)) return [outcome.what, 'skipped', `needs ${outcome.needs}`];
  const { what, value, unit, aim, medians } = outcome;
  const behind = medians
    ? ` (${amount(medians.ours, medians.unit)} / ${amount(medians.theirs, medians.unit)})`
    : '';
  const verdict = keepsAim(outcome) ? '' : '  ✗';
  return [what, amount(value, unit), `${aimOf(aim, unit)}${behind}${verdict}`];
}

function aimOf(aim: Aim | null, unit: Unit): string {
  if (aim === null) return 'printed only';
  return 'atMost' in aim
    ? `aim ≤ ${amount(aim.atMost, unit)}`
    : `aim ≥ ${amount(aim.atLeast, unit)}`;
}

function amount(value: number, unit: Unit): string {
  switch (unit) {
    case 'ratio':
      return `${value.toFixed(2)}×`;
    case 'shift':
      return value.toFixed(3);
    case 'calls':
      return `${value} calls`;
    case 'MB':
      return `${value.toFixed(1)} MB`;
    case 'perSecond':
      return `${value.toFixed(1)}/s`;
    default:
      return `${value < 10 ? value.toFixed(1) : Math.round(value)} ${unit}`;
  }
}
