/** What a reading came to, and the reason for it. */
export interface Reasoned<T> {
  value: T;
  why: string;
}
