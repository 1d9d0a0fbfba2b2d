/** The link to a page of the app that a target is in, other than the one that is open. */
export function linkAt(target: EventTarget | null): HTMLAnchorElement | null {
  const link = target instanceof Element ? target.closest('a') : null;
  const isFollowed = link && link.origin === location.origin && !link.download;
  if (!isFollowed || (link.target !== '' && link.target !== '_self')) return null;
  return isSamePath(link) && link.search === location.search ? null : link;
}

export function isSamePath({ pathname }: HTMLAnchorElement): boolean {
  return pathname === location.pathname;
}

const TURNED_BY = 'a[rel=next]:hover, a[rel=next]:focus, a[rel=prev]:hover, a[rel=prev]:focus';

/** The link to a next or previous page that the pointer or the focus is on, as it is after one was followed. */
export function turnedByLink(): HTMLAnchorElement | null {
  return linkAt(document.querySelector(TURNED_BY));
}
