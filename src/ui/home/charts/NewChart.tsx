import 'client-only';
import { useEffect, useState } from 'react';
import { listedGroups, shownResources, type Navigation } from '../../../address/navigation.ts';
import { listHref } from '../../../address/resource.ts';
import { countedSlugs } from '../../../lists/resourceModules.ts';
import { t, tLabel } from '../../../locale/translate.ts';
import { useLocale } from '../../locale/useLocale.ts';
import { PageLink } from '../../PageLink.tsx';
import styles from './homeCharts.module.css';

/** The lists that a chart can be drawn over, each of which leads to one. */
export default function NewChart({ navigation }: { readonly navigation: Navigation }) {
  const locale = useLocale();
  const [slugs, setSlugs] = useState<ReadonlySet<string> | null>(null);
  useEffect(() => {
    const take = async () => setSlugs(await countedSlugs());
    // `useMissingParts` reports code that fails to load.
    void take();
  }, []);
  if (!slugs) return t('Loading…', locale);
  const resources = shownResources({ ...navigation, groups: listedGroups(navigation) });
  return (
    <ul className={styles.resources}>
      {resources
        .filter(({ slug }) => slugs.has(slug))
        .map((resource) => (
          <li key={resource.slug}>
            <PageLink href={`${listHref(resource)}?chart=number`}>
              {tLabel(resource.pluralLabel, locale)}
            </PageLink>
          </li>
        ))}
    </ul>
  );
}
