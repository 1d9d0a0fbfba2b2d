import { useRouter } from 'next/compat/router';
import type { ComponentProps, MouseEvent } from 'react';
import { withBasePath } from '../address/basePath.ts';
import { isForBrowser } from '../address/isForBrowser.ts';

export interface PageLinkProps extends ComponentProps<'a'> {
  /** The path and search of a page of the app, without the base path. */
  readonly href: string;
  /** Whether the page takes the place of the present one in the browser's history. */
  readonly replace?: boolean;
  /** Whether the page is shown from its top, which it is where nothing is said. */
  readonly scroll?: boolean;
}

/**
 * A link to a page of the app.
 *
 * It stands for Next.js's own, which watches whether it is in sight even where nothing is to be loaded ahead: when its
 * address changes, it renders a second time before the page is shown, and a third time afterwards. With a hundred links
 * on a list, that is a sixth of what turning a page takes. What is loaded ahead, `preloadOnIntent` decides.
 */
export function PageLink({
  href,
  replace = false,
  scroll = true,
  onClick,
  ...anchor
}: PageLinkProps) {
  const router = useRouter();
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (!router || event.defaultPrevented || isForBrowser(event)) return;
    if (isElsewhere(event.currentTarget)) return;
    event.preventDefault();
    void router[replace ? 'replace' : 'push'](href, undefined, { scroll });
  };
  return <a {...anchor} href={withBasePath(href)} onClick={follow} />;
}

/** Whether a link says itself that what it leads to is opened elsewhere, or saved. */
function isElsewhere(link: HTMLAnchorElement): boolean {
  return (link.getAttribute('target') ?? '_self') !== '_self' || link.hasAttribute('download');
}
