import dynamic from 'next/dynamic';
import type { ComponentType } from 'react';
import type { LayoutName } from '../../../lists/layouts.ts';
import { WhileLoading } from '../../errors/MissingPart.tsx';
import { Calendar } from '../calendar/Calendar.tsx';
import { Gallery } from './Gallery.tsx';
import type { LayoutProps } from './layoutProps.ts';

/**
 * Layout → the component that shows it, in code that a page loads when it has a layout at all. A board has queries of
 * its own (`BoardList`).
 */
const COMPONENTS: Readonly<Record<Exclude<LayoutName, 'board'>, ComponentType<LayoutProps>>> = {
  calendar: Calendar,
  gallery: Gallery,
  // Needs JavaScript anyway, so the server renders nothing of it.
  sheet: dynamic(() => import('../sheet/Sheet.tsx'), { ssr: false, loading: WhileLoading }),
};

/** Rows laid out as something else than a table, by the same columns. */
export default function LaidOut(props: LayoutProps) {
  const { layout } = props.list.address;
  const Component = layout && layout !== 'board' && COMPONENTS[layout];
  return Component && <Component {...props} />;
}
