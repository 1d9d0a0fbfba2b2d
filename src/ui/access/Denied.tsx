import dynamic from 'next/dynamic';

/** A lock with the reason, in place of what is denied. Its code loads where something is, on the server, too. */
export const Denied = dynamic(() => import('./DenialWords.tsx'));
