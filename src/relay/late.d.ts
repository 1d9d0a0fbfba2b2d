/** Parts of `relay-runtime` that come when they are used: by their own files, they stay out of pages. */
declare module 'relay-runtime/lib/mutations/commitMutation.js' {
  export { commitMutation as default } from 'relay-runtime';
}

declare module 'relay-runtime/lib/subscription/requestSubscription.js' {
  export { requestSubscription as default } from 'relay-runtime';
}
