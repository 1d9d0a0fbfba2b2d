import type { Resource } from '../ui/resource.ts';
import { orders } from './orders/orders.ts';

/** The resources in the order in which the navigation shows them. */
export const navigation: readonly Resource[] = [orders];
