import NextLink from 'next/link';
import { createHref, type Resource } from '../../address/resource.ts';
import { screenDenial } from '../access/screenDenial.ts';
import { useAccess } from '../access/useAccess.ts';
import buttons from '../button.module.css';
import { useLocale } from '../locale/useLocale.ts';
import { newRecordLabel } from '../newRecordLabel.ts';
import type { ParentInput } from './tabDefinition.ts';

interface NewRecordLinkProps {
  /** The resource of the new record. */
  readonly resource: Resource;
  readonly parent: ParentInput;
  /** The key of the record that it belongs to. */
  readonly parentKey: string;
}

/** Leads to the form for a new record of a tab, with the record that has the tab filled in. */
export function NewRecordLink({ resource, parent, parentKey }: NewRecordLinkProps) {
  const locale = useLocale();
  if (screenDenial(useAccess(), resource, 'create')) return null;
  const name = `${parent.parent}.${parent.key ? 'number' : 'key'}`;
  return (
    <div>
      <NextLink
        href={`${createHref(resource)}?${new URLSearchParams({ [name]: parentKey })}`}
        prefetch={false}
        className={buttons.button}
      >
        {newRecordLabel(resource, locale)}
      </NextLink>
    </div>
  );
}
