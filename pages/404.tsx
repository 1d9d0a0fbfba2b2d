/** What is shown for an address that no page has. */
export { NotFound as default } from 'frontage/ui/errors/NotFound';
