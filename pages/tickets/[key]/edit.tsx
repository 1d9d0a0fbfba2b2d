// Scaffolded by Frontage from `Mutation.updateTicket`. `frontage pull` keeps your edits.
export { TicketEdit as default } from '../../../src/resources/tickets/TicketEdit.tsx';
