/**
 * The app's type errors, `src/…/File.tsx:12:5: message` each. `frontage dev` puts the file that it
 * writes them to in this module's place.
 */
const typeErrors: readonly string[] = [];

export default typeErrors;
