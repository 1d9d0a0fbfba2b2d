// Scaffolded by Frontage from `Query.ticket`. `frontage pull` keeps your edits.
export { TicketRecord as default } from '../../src/resources/tickets/TicketRecord.tsx';
