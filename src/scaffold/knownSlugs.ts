import type { Resource } from '../model/types/resource.ts';
import { Slugs } from '../model/wording/slugs.ts';

/**
 * Resources with the slugs that they had: people have addresses in bookmarks and messages, which a better word for a
 * resource must not break. One that is new gets another slug than those.
 *
 * @param known the slugs of the last scaffold, by type
 */
export function withKnownSlugs(
  resources: readonly Resource[],
  known: ReadonlyMap<string, string>,
): Resource[] {
  const slugs = new Slugs();
  for (const { type } of resources) {
    const slug = known.get(type);
    if (slug !== undefined) slugs.take(slug);
  }
  return resources.map((resource) => {
    const slug = known.get(resource.type) ?? slugs.give(resource.slug);
    return slug === resource.slug ? resource : { ...resource, slug };
  });
}
