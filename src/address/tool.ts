/** What the interface knows of a tool: a report, a check, a job, settings. */
export interface Tool {
  /** In addresses: `/tools/stock-forecast`. */
  readonly slug: string;
  readonly label: string;
  /** The schema's own words on it. */
  readonly description?: string;
  /** It is a mutation. */
  readonly isChange?: boolean;
  /** Its change is hard to undo, so it asks for confirmation. */
  readonly isDangerous?: boolean;
  /** Its root field: who may not use it is not offered the tool. */
  readonly root?: string;
}

export const TOOLS_HREF = '/tools';

/** The address of a tool's screen. */
export function toolHref({ slug }: Tool): string {
  return `${TOOLS_HREF}/${slug}`;
}
