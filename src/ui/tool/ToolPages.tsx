import { useRouter } from 'next/router';
import { parametersOf } from '../form/formAddress.ts';
import { Pager } from '../list/Pager.tsx';
import { AFTER } from './toolAddress.ts';

interface ToolPagesProps {
  readonly hasNextPage: boolean | null | undefined;
  /** What the next page lies behind. */
  readonly endCursor: string | null | undefined;
}

/** The way to the rows of a tool's answer that lie behind those on the screen, and back to the first. */
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
