import 'client-only';
import Drawer from '@mui/material/Drawer';
import useMediaQuery from '@mui/material/useMediaQuery';
import { keyInHref } from '../../../address/resource.ts';
import { useContext, useEffect, useState, type KeyboardEvent } from 'react';
import { useRelayEnvironment } from 'react-relay';
import { LoadedPage } from '../../../relay/loadedPage.ts';
import {
  LoadedPageProvider,
  PageSourceContext,
  useLoadedPage,
  usePage,
} from '../../../relay/pageContext.tsx';
import type { Page } from '../../../relay/pageQueries.ts';
import buttons from '../../button.module.css';
import { ErrorPanel } from '../../errors/ErrorPanel.tsx';
import { Icon } from '../../Icon.tsx';
import { pressedKey } from '../../shortcuts/shortcuts.ts';
import { useLocale } from '../../locale/useLocale.ts';
import { t } from '../../../locale/translate.ts';
import { EmbeddedPageContext } from '../../embeddedPage.ts';
import { ListContext } from '../listContext.ts';
import { LiveContext } from '../live/useLive.ts';
import { SelectionContext } from '../selection.ts';
import { useFirstFocus } from '../../useFirstFocus.ts';
import { PageLink } from '../../PageLink.tsx';
import styles from './peekPanel.module.css';

export interface PeekPanelProps {
  /** The page of a record. */
  readonly Record: Page;
  /** The address of the record's own page. */
  readonly href: string;
  /** Which of how many rows it is, counted from 0. */
  readonly at: number;
  readonly count: number;
  /** The pages of the records before and behind it; null where there is none. */
  readonly previous: string | null;
  readonly next: string | null;
  readonly onMove: (href: string) => void;
  /** @param at the row that gets the focus */
  readonly onClose: (at: number) => void;
}

const PANEL = { '& .MuiDrawer-paper': { width: 'min(46rem, 100vw)' } };
/** From below, with the list still visible above it. */
const SHEET = {
  '& .MuiDrawer-paper': { height: '86dvh', maxHeight: 'none', borderRadius: '14px 14px 0 0' },
};

/** A record beside its list: looked at without leaving the list, one after the other. */
export default function PeekPanel({ Record, href, at, count, ...props }: PeekPanelProps) {
  const { previous, next, onMove } = props;
  const isPhone = useMediaQuery('(max-width: 640px)', { noSsr: true });
  const locale = useLocale();
  const list = usePage();
  const close = () => props.onClose(at);
  const move = (to: string | null) => {
    if (to !== null) onMove(to);
  };
  const leave = () => {
    close();
    list.refresh();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const { target } = event;
    // What happens in a dialog that the record opens comes here, too.
    if (!event.currentTarget.contains(target as Node)) return;
    const key = pressedKey(event.nativeEvent);
    if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
    if (target instanceof Element && target.closest('button, input, select, textarea, summary'))
      return;
    if (key === 'j') move(next);
    else if (key === 'k') move(previous);
    else if (key === ' ') close();
    else return;
    event.preventDefault();
  };
  return (
    <Drawer
      open
      anchor={isPhone ? 'bottom' : 'right'}
      sx={isPhone ? SHEET : PANEL}
      transitionDuration={0}
      // The list focuses the row that was looked at last.
      disableRestoreFocus
      slotProps={{
        paper: { role: 'dialog', 'aria-modal': true, 'aria-label': t('Record', locale) },
      }}
      onClose={close}
      onKeyDown={onKeyDown}
    >
      <div className={styles.inside}>
        <PeekBar {...{ href, at, count, previous, next }} onStep={move} onClose={close} />
        <PeekedPage key={href} Record={Record} href={href} leave={leave} />
      </div>
    </Drawer>
  );
}

interface PeekBarProps extends Omit<PeekPanelProps, 'Record' | 'onMove' | 'onClose'> {
  readonly onStep: (href: string | null) => void;
  readonly onClose: () => void;
}

/** The link to the whole record, which has the focus, and the ways to the next one and back. */
function PeekBar({ href, at, count, previous, next, onStep, onClose }: PeekBarProps) {
  const bar = useFirstFocus<HTMLElement>();
  const locale = useLocale();
  return (
    <header ref={bar} className={styles.bar}>
      <PageLink href={href} className={buttons.button}>
        {t('Open|verb', locale)}
      </PageLink>
      <span className={styles.place}>
        {t('{place} of {count} on this page', locale, { place: at + 1, count })}
      </span>
      <BarButton
        icon="chevronLeft"
        label={t('Previous record', locale)}
        isUsable={previous !== null}
        onUse={() => onStep(previous)}
      />
      <BarButton
        icon="chevronRight"
        label={t('Next record', locale)}
        isUsable={next !== null}
        onUse={() => onStep(next)}
      />
      <BarButton icon="cross" label={t('Close', locale)} isUsable onUse={onClose} />
    </header>
  );
}

interface BarButtonProps {
  readonly icon: 'chevronLeft' | 'chevronRight' | 'cross';
  readonly label: string;
  readonly isUsable: boolean;
  readonly onUse: () => void;
}

function BarButton({ icon, label, isUsable, onUse }: BarButtonProps) {
  return (
    <button
      type="button"
      className={buttons.icon}
      aria-label={label}
      title={label}
      disabled={!isUsable}
      onClick={onUse}
    >
      <Icon name={icon} />
    </button>
  );
}

interface PeekedPageProps extends Pick<PeekPanelProps, 'Record' | 'href'> {
  readonly leave: () => void;
}

/** The record's page with its own queries, as it would be at its own address. */
function PeekedPage({ Record, href, leave }: PeekedPageProps) {
  const environment = useRelayEnvironment();
  const source = useContext(PageSourceContext);
  const [{ page, address }] = useState(() => {
    const key = keyInHref(href);
    const queries = source ? (Record.queries?.({ key }, source.visitor) ?? {}) : {};
    return { page: new LoadedPage(environment, queries), address: { key } };
  });
  useEffect(() => page.load(), [page]);
  return (
    <EmbeddedPageContext value={{ address, path: href, leave }}>
      {/* What is in the record is not in the list. */}
      <ListContext value={null}>
        <SelectionContext value={null}>
          <LiveContext value={null}>
            <LoadedPageProvider page={page}>
              <Peeked Record={Record} />
            </LoadedPageProvider>
          </LiveContext>
        </SelectionContext>
      </ListContext>
    </EmbeddedPageContext>
  );
}

function Peeked({ Record }: Pick<PeekPanelProps, 'Record'>) {
  const locale = useLocale();
  const page = useLoadedPage();
  const state = page.pageState;
  if (state.status === 'pending')
    return (
      <p role="status" className={styles.wait}>
        {t('Loading…', locale)}
      </p>
    );
  if (state.status === 'failed')
    return <ErrorPanel error={state.error} onRetry={() => page.retry()} />;
  return <Record />;
}
