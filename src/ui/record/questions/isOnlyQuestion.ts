import { createContext } from 'react';

/** Whether a question is the only one of its record: it is open then. */
export const IsOnlyQuestionContext = createContext(false);
