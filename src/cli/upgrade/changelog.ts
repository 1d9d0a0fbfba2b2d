import semver from 'semver';

/**
 * What a changelog (keepachangelog.com) says of the versions between two.
 *
 * @returns their sections, newest first
 */
export function changesBetween(changelog: string, from: string, to: string): string {
  return changelog
    .split(/^(?=## )/m)
    .filter((section) => {
      const [, version] = /^## \[?(\d[^\s\]]*)\]?/.exec(section) ?? [];
      return (
        version && semver.valid(version) && semver.gt(version, from) && semver.lte(version, to)
      );
    })
    .map((section) => section.replaceAll(/^\[[^\]]+\]: .*$/gm, '').trim())
    .join('\n\n');
}
