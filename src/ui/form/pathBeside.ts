/** The path of an input in the same object as another one. */
export function pathBeside(name: string, other: string): string {
  return [...name.split('.').slice(0, -1), other].join('.');
}
