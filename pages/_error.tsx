/** What is shown when a page cannot be rendered. */
export { ErrorPage as default } from 'frontage/next/error';
