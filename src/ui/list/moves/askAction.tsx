import 'client-only';
import { useContext, useEffect, useRef, useState } from 'react';
import { useRelayEnvironment } from 'react-relay';
import { LoadedPage } from '../../../relay/loadedPage.ts';
import type { Outcome } from '../../../relay/mutation.ts';
import { LoadedPageProvider, PageSourceContext } from '../../../relay/pageContext.tsx';
import type { Page, PageQueries } from '../../../relay/pageQueries.ts';
import { ActionRun } from '../../action/ActionRun.tsx';
import { recordHref } from '../../../address/resource.ts';
import type { AnyAction } from '../../action/recordAction.ts';
import { EmbeddedPageContext } from '../../embeddedPage.ts';
import { recordKeyOf, type SentMove } from './cardMoves.ts';

interface Asking extends Pick<SentMove, 'list' | 'card'> {
  readonly action: AnyAction<unknown>;
  /** The page of such records. */
  readonly Record: Page;
}

/** What became of an action and its dialog. `announced`: it is done, and the dialog has said so. `left`: nothing was done. */
interface DialogOutcome {
  readonly status: 'announced' | 'left' | 'unknown';
}

/** Opens the dialog of an action for the record of a card. @returns what became of it, once the dialog is gone */
export function askAction(asking: Asking): Promise<DialogOutcome> {
  const { list, card, action } = asking;
  return new Promise((resolve) => {
    list.open(<CardAction key={`${card.key} ${action.label}`} {...asking} onEnd={resolve} />);
  });
}

interface CardActionProps extends Asking {
  readonly onEnd: (outcome: DialogOutcome) => void;
}

function CardAction({ list, card, action, Record, onEnd }: CardActionProps) {
  const environment = useRelayEnvironment();
  const source = useContext(PageSourceContext);
  const [{ page, embedded }] = useState(() => {
    const address = { key: recordKeyOf(card) };
    const queries = source ? (Record.queries?.(address, source.visitor) ?? {}) : {};
    const path = recordHref(list.resource, address.key);
    return {
      page: new LoadedPage(environment, ofRecord(queries)),
      embedded: { address, path, leave: () => list.open(null) },
    };
  });
  const sent = useRef<Array<Promise<Outcome<unknown>>>>([]);
  const isOpen = useRef(false);
  useEffect(() => page.load(), [page]);
  useEffect(() => {
    const outcomes = sent.current;
    isOpen.current = true;
    return () => {
      isOpen.current = false;
      // The focus is back at the card before that goes; and a dialog that is only mounted again stays.
      setTimeout(() => {
        if (!isOpen.current) void Promise.all(outcomes).then(dialogOutcome).then(onEnd);
      });
    };
  }, [onEnd]);
  return (
    <EmbeddedPageContext value={embedded}>
      <LoadedPageProvider page={page}>
        <ActionRun
          resource={list.resource}
          recordKey={embedded.address.key}
          title={card.title}
          record={card.row}
          action={action}
          onSend={(outcome) => void sent.current.push(outcome)}
          onClose={() => list.open(null)}
        />
      </LoadedPageProvider>
    </EmbeddedPageContext>
  );
}

/** The queries of a page that tell what became of its record. */
function ofRecord(queries: PageQueries): PageQueries {
  const own = Object.entries(queries).filter(([, { subject }]) => subject !== null);
  return Object.fromEntries(
    own.map(([name, query]) => [name, { ...query, followedBy: undefined }]),
  );
}

/** @param outcomes of each time that it was sent */
function dialogOutcome(outcomes: ReadonlyArray<Outcome<unknown>>): DialogOutcome {
  if (outcomes.some(({ status }) => status === 'saved')) return { status: 'announced' };
  const isUnknown = outcomes.some(
    (outcome) => outcome.status !== 'saved' && outcome.mayHaveHappened,
  );
  return { status: isUnknown ? 'unknown' : 'left' };
}
