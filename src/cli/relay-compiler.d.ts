declare module 'relay-compiler' {
  /** Path of the compiler for this platform; null when there is none. */
  const binary: string | null;
  export default binary;
}
