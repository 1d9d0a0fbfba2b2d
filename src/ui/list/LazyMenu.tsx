import { useState, type ComponentType, type ReactNode } from 'react';
import { MissingPart } from '../errors/MissingPart.tsx';
import { useLocale } from '../locale/useLocale.ts';
import { t } from '../../locale/translate.ts';
import { Menu } from '../Menu.tsx';

interface LazyMenuProps<Props> {
  readonly label: ReactNode;
  readonly load: () => Promise<{ default: ComponentType<Props> }>;
  /** What the menu's content is given. */
  readonly content: Props;
}

/** A menu of a list whose code is loaded when it is opened. */
export function LazyMenu<Props extends object>({ label, load, content }: LazyMenuProps<Props>) {
  const [Loaded, setLoaded] = useState<ComponentType<Props> | null>(null);
  const locale = useLocale();
  const [isMissing, setMissing] = useState(false);
  const open = () => {
    setMissing(false);
    load().then(
      ({ default: panel }) => setLoaded(() => panel),
      () => setMissing(true),
    );
  };
  const instead = isMissing ? <MissingPart onRetry={open} /> : t('Loading…', locale);
  return (
    <Menu align="end" needsScript onOpen={open} label={label}>
      {Loaded ? <Loaded {...content} /> : instead}
    </Menu>
  );
}
