import { useLocale } from '../locale/useLocale.ts';
import type { RecordKey, Resource } from '../../address/resource.ts';
import { titleOf, type Title } from './title.ts';

interface RecordTitleProps {
  readonly resource: Resource;
  readonly recordKey?: RecordKey | null;
  /** What names the record; its label and key stand in where nothing does. */
  readonly title?: Title;
}

/** A record's name, in the visitor's language where it has none of its own. */
export function RecordTitle({ resource, recordKey, title }: RecordTitleProps) {
  // A text by itself would not pass by what makes it fit for HTML.
  return <>{titleOf(resource, recordKey, title, useLocale())}</>;
}
