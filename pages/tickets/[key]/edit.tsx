// Scaffolded by Frontage from `Mutation.updateTicket`. Edit it and it is yours: `npx frontage pull`
// merges later changes of the schema into what you wrote.
export { TicketEdit as default } from '../../../src/resources/tickets/TicketEdit.tsx';
