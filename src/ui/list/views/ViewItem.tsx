import { Icon, type IconName } from '../../Icon.tsx';
import { useLocale } from '../../locale/useLocale.ts';
import { t } from '../../../locale/translate.ts';
import { PageLink } from '../../PageLink.tsx';
import type { SavedView } from './savedViews.ts';
import styles from './viewsPanel.module.css';

interface ViewItemProps {
  readonly view: SavedView;
  /** The list as the view has it. */
  readonly href: string;
  /** The list shows it. */
  readonly isCurrent: boolean;
  /** The list opens with it. */
  readonly isDefault: boolean;
  readonly onDefault: () => void;
  /** Null where it has no chart, which the home page could show. */
  readonly isOnHome: boolean | null;
  readonly onHome: () => void;
  readonly onDelete: () => void;
}

/** A saved view, and what can be done with it. */
export function ViewItem(props: ViewItemProps) {
  const { view, href, isCurrent, isDefault, onDefault, isOnHome, onHome, onDelete } = props;
  const locale = useLocale();
  const { name } = view;
  return (
    <li>
      <PageLink href={href} aria-current={isCurrent ? 'true' : undefined}>
        {name}
      </PageLink>
      <ViewButton
        icon="star"
        isPressed={isDefault}
        label={t('Use {view} by default', locale, { view: name })}
        onClick={onDefault}
      />
      {isOnHome !== null && (
        <ViewButton
          icon="home"
          isPressed={isOnHome}
          label={t('Show {view} on Home', locale, { view: name })}
          onClick={onHome}
        />
      )}
      <ViewButton icon="cross" label={t('Delete {name}', locale, { name })} onClick={onDelete} />
    </li>
  );
}

interface ViewButtonProps {
  readonly icon: IconName;
  readonly label: string;
  readonly isPressed?: boolean;
  readonly onClick: () => void;
}

function ViewButton({ icon, label, isPressed, onClick }: ViewButtonProps) {
  return (
    <button
      type="button"
      className={styles.action}
      aria-pressed={isPressed}
      aria-label={label}
      onClick={onClick}
    >
      <Icon name={icon} size={14} />
    </button>
  );
}
