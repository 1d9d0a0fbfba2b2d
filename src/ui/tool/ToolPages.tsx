import { useRouter } from 'next/router';
import { parametersOf } from '../form/formAddress.ts';
import { Pager } from '../list/Pager.tsx';
import { AFTER } from './toolAddress.ts';

interface ToolPagesProps {
  readonly hasNextPage: boolean | null | undefined;
  /** The cursor after which the next page starts. */
  readonly endCursor: string | null | undefined;
}

/** Links to the next page of a tool's rows, and back to the first one. */
export function ToolPages({ hasNextPage, endCursor }: ToolPagesProps) {
  const { query, asPath } = useRouter();
  const [path = ''] = asPath.split(/[?#]/);
  const asked = parametersOf(query).filter(([name]) => name !== AFTER);
  const hrefTo = (cursor: string | null) => {
    const parameters = cursor === null ? asked : [...asked, [AFTER, cursor] as const];
    const search = new URLSearchParams(parameters.map(([name, text]) => [name, text])).toString();
    return search ? `${path}?${search}` : path;
  };
  return (
    <Pager
      previousHref={query[AFTER] === undefined ? null : hrefTo(null)}
      nextHref={hasNextPage && endCursor ? hrefTo(endCursor) : null}
      firstHref={null}
      lastHref={null}
      jump={null}
      range={null}
      size={0}
      sizeHref={null}
    />
  );
}
