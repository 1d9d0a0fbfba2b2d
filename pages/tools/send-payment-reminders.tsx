// Scaffolded by Frontage from `Mutation.sendPaymentReminders`. `frontage pull` keeps your edits.
export { SendPaymentRemindersTool as default } from '../../src/resources/tools/SendPaymentRemindersTool.tsx';
