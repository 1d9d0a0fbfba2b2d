/** What the interface knows of a tool: a report, a check, a job, settings. */
export interface Tool {
  /** In addresses: `/tools/stock-forecast`. */
  readonly slug: string;
  readonly label: string;
  /** The schema's own words on it. */
  readonly description?: string;
  /** It changes something; the others only tell. */
  readonly isChange?: boolean;
  /** What it changes cannot be undone, or not easily: it asks first. */
  readonly isDangerous?: boolean;
}

export const TOOLS_HREF = '/tools';

/** The address of a tool's screen. */
export function toolHref({ slug }: Tool): string {
  return `${TOOLS_HREF}/${slug}`;
}
