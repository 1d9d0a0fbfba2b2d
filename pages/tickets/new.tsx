// Scaffolded by Frontage from `Mutation.createTicket`. `frontage pull` keeps your edits.
export { TicketCreate as default } from '../../src/resources/tickets/TicketCreate.tsx';
