import { createDocument } from 'frontage/next/document';
import { app } from '../src/app.ts';

/** The HTML around every page. */
export default createDocument(app);
