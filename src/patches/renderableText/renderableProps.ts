import type { ElementType } from 'react';
import { renderableChildren } from './renderable.ts';

export type Props = { readonly children?: unknown };

/**
 * What an element is given, with every text among its children as HTML can carry it. Components get what they are
 * given: it may be more to them than a text to show.
 */
export function renderableProps(type: ElementType, props: Props, fragment: ElementType): Props {
  if (typeof type !== 'string' && type !== fragment) return props;
  const { children } = props;
  if (typeof children !== 'string' && !Array.isArray(children)) return props;
  const safe = renderableChildren(children);
  return safe === children ? props : { ...props, children: safe };
}
