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

/** The link to a next or previous page that the pointer or the focus is on, as it is after one was followed. */
export function turnedByLink(): HTMLAnchorElement | null {
  const states = [':hover', ':focus'].flatMap((state) => [
    `a[rel=next]${state}`,
    `a[rel=prev]${state}`,
  ]);
  return linkAt(document.querySelector(states.join()));
}
