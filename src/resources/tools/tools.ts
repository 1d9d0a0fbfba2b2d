// Scaffolded by Frontage from the root fields of no resource. Edit it and it is yours: `npx
// frontage pull` merges later changes of the schema into what you wrote.
import type { Tool } from '../../address/tool.ts';
import { sendPaymentReminders } from './sendPaymentReminders.ts';
import { stockForecast } from './stockForecast.ts';

/** What can be asked and done besides the resources. */
export const tools: readonly Tool[] = [stockForecast, sendPaymentReminders];
