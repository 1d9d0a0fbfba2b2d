// Scaffolded by Frontage from the root fields of no resource. `frontage pull` keeps your edits.
import type { Tool } from 'frontage/address/tool';
import { sendPaymentReminders } from './sendPaymentReminders.ts';
import { stockForecast } from './stockForecast.ts';

/** The tools: root fields that belong to no resource. */
export const tools: readonly Tool[] = [stockForecast, sendPaymentReminders];
