// Scaffolded by Frontage from `Query.tickets`. `frontage pull` keeps your edits.
export { TicketList as default } from '../../src/resources/tickets/TicketList.tsx';
