// Scaffolded by Frontage from the root fields of no resource. `frontage pull` keeps your edits.
import type { Tool } from '../../address/tool.ts';
import { sendPaymentReminders } from './sendPaymentReminders.ts';
import { stockForecast } from './stockForecast.ts';

/** The tools: root fields that belong to no resource. */
export const tools: readonly Tool[] = [stockForecast, sendPaymentReminders];
