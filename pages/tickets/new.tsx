// Scaffolded by Frontage from `Mutation.createTicket`. Edit it and it is yours: `npx frontage pull`
// merges later changes of the schema into what you wrote.
export { TicketCreate as default } from '../../src/resources/tickets/TicketCreate.tsx';
