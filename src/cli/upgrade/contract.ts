/** What the program of a former version and that of the one it installs agree on. It stays as it is. */

/** The command of the version that was installed, with the former version as its argument. */
export const FINISH_COMMAND = 'finish-upgrade';

/** The exit code with which it says: the version is in, and there is something for a person to settle. */
export const NEEDS_A_PERSON = 3;

export interface UpgradeOptions {
  /** False takes the version even if the screens do not compile with it. */
  compile: boolean;
}
