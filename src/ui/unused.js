/** Stands in, in browsers, for what no page here comes to use (see `next.config.js`). */
export {};
