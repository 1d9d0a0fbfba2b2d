import { ownLanguages } from '../../src/locale/readLanguages.ts';

/** The languages of the framework, English among them, by tag. */
export const languages = ownLanguages();

/** Those that English is translated into, by tag. */
export const TRANSLATIONS = [...languages.keys()].filter((tag) => tag !== 'en');
