/** The HTML around every page. */
export { FrontageDocument as default } from 'frontage/next/document';
