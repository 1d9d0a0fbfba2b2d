// Scaffolded by Frontage from `Mutation.sendPaymentReminders`. Edit it and it is yours: `npx
// frontage pull` merges later changes of the schema into what you wrote.
export { SendPaymentRemindersTool as default } from '../../src/resources/tools/SendPaymentRemindersTool.tsx';
