/** Stands in, in browsers, for parts of Next.js that no page here comes to use (see `next.config.js`). */
export {};
