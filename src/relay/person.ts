/**
 * Header of a page's calls: the public id of the person whom it was loaded for. Somebody else may have signed in since
 * in the same browser, whose name nothing of this page may be saved under.
 */
export const PERSON_HEADER = 'frontage-person';

/** Code of the refusal where they have. It reads as one of a session that is over (`errorCodes.ts`). */
export const ANOTHER_PERSON = 'AUTHENTICATED_AS_ANOTHER_PERSON';
