import { useCallback, useEffect, useRef, useState } from 'react';
import { useNotify } from 'react-admin';
import type { DeskDecision, DeskKindName, DeskMeasure } from '@kindling/contract/safety/desk';
import { mostHeld, mostTaken, undoSeconds } from '@kindling/contract/safety/desk';
import { consoleEndpoints } from '@kindling/contract/console-endpoints';
import type { Answer } from '@kindling/contract/route';
import type { DeskItem, takeDeskItems } from '@kindling/contract/safety/calls/desk';
import { callApi, problemOf, sendRequest } from '../shared/session/console-api';
import { inFront, putOff, takeUp, without, type Hand } from './desk-queue';
import { useForgetDrafts } from '../shared/unsaved/use-draft';
import { usePresence } from '../shared/queues/use-presence';
import { picturesOf } from './views/pictures-of';
import { preloadImage } from './views/preload-image';
import { t } from '../shared/words/texts';

export interface Decision {
  decision: DeskDecision;
  ground?: string;
  note?: string;
  explicit?: boolean;
  measure?: DeskMeasure;
  photo_id?: string;
}

/** A decision that can still be taken back. */
export interface Decided {
  item: DeskItem;
  decision: DeskDecision;
  /** By this browser's clock, in milliseconds. */
  undoUntil: number;
  /** Until then the server knows nothing that could be undone. */
  sent: Promise<unknown>;
}

/** Fewer in hand than this, and more are asked for: the next picture is there before it is needed. */
const few = 3;
/** Half of a lease: a moderator at work keeps what they hold. */
const renewMs = 60_000;
/** How often an empty desk looks whether something came. */
const lookAgainMs = 15_000;

/** What the server knows this page by: another tab of the same moderator gets other items. */
const thisTab = crypto.randomUUID();

/** What keeps an empty desk empty, other than that all is decided. */
export type Elsewhere = Pick<Answer<typeof takeDeskItems>, 'colleagues' | 'own'>;

interface Desk {
  hand: Hand;
  elsewhere: Elsewhere;
  /** The item that was on the screen and went to a colleague, while its moderator was away or for too long. */
  lost: DeskItem | undefined;
  /** It is known. */
  onLostRead(): void;
  /** The last decision that can be undone; undefined when there is none. */
  last: Decided | undefined;
  state: 'loading' | 'working' | 'empty' | 'failed' | 'resting';
  decide(decision: Decision): void;
  undo(): void;
  skip(): void;
  /** Gives everything back: enough for now. */
  rest(): void;
  resume(): void;
}

/**
 * The items of one kind that this moderator decides, one after the other. A decision shows the next item at once and is
 * sent meanwhile; one that the server refuses brings its item back. An idle tab takes and renews nothing, and coming
 * back takes the same items again.
 *
 * @param tenant undefined: of every brand they were given
 */
export function useDesk(kind: DeskKindName, tenant: string | undefined): Desk {
  const notify = useNotify();
  const [hand, setHand] = useState<Hand>([]);
  const [decided, setDecided] = useState<readonly Decided[]>([]);
  const [state, setState] = useState<Desk['state']>('loading');
  const [elsewhere, setElsewhere] = useState<Elsewhere>({ colleagues: null, own: 0 });
  const [lost, setLost] = useState<DeskItem>();
  const forgetDrafts = useForgetDrafts();
  const presence = usePresence();
  const mayAsk = presence === 'here' && state !== 'resting';
  const gone = useRef(new Set<string>());
  const back = useRef(new Set<string>());
  const asking = useRef(false);
  const last = decided.at(-1);
  const holding = useRef(hand);
  useEffect(() => {
    holding.current = hand;
  }, [hand]);

  const ask = useCallback(async () => {
    if (asking.current) return;
    asking.current = true;
    back.current.clear();
    try {
      const { items: held, ...others } = await callApi('takeDeskItems', {
        body: { kind, want: mostTaken, tab: thisTab, ...(tenant === undefined ? {} : { tenant }) },
      });
      held.forEach(preloadSubject);
      const [front] = holding.current;
      const broughtBack = new Set(back.current);
      const isChanged = ({ id }: DeskItem) => gone.current.has(id) || broughtBack.has(id);
      if (front && !isChanged(front) && !held.some(({ id }) => id === front.id)) setLost(front);
      setElsewhere(others);
      setHand((before) => takeUp(before, held, gone.current, broughtBack));
      const isWorking = broughtBack.size > 0 || held.some(({ id }) => !gone.current.has(id));
      setState(isWorking ? 'working' : 'empty');
    } catch {
      setState((before) => (before === 'working' ? before : 'failed'));
    } finally {
      asking.current = false;
    }
  }, [kind, tenant]);

  useEffect(() => {
    if (mayAsk) void ask();
  }, [ask, mayAsk]);

  useEffect(() => {
    if (presence === 'idle') giveBack(holding.current);
  }, [presence]);

  useEffect(() => {
    // What others wait for is not held back until the lease ends, also where the whole page is left.
    const leave = (): void => giveBack(holding.current);
    const comeBack = ({ persisted }: PageTransitionEvent): void => void (persisted && ask());
    window.addEventListener('pagehide', leave);
    window.addEventListener('pageshow', comeBack);
    return () => {
      window.removeEventListener('pagehide', leave);
      window.removeEventListener('pageshow', comeBack);
      leave();
    };
  }, [ask]);

  useEffect(() => {
    if (!mayAsk || state === 'loading') return;
    const timer = setInterval(() => void ask(), state === 'working' ? renewMs : lookAgainMs);
    return () => clearInterval(timer);
  }, [ask, mayAsk, state]);

  useEffect(() => {
    if (mayAsk && state === 'working' && hand.length < few) void ask();
  }, [ask, hand.length, mayAsk, state]);

  useEffect(() => {
    if (!last) return;
    const timer = setTimeout(
      () => setDecided((before) => before.filter((each) => each !== last)),
      Math.max(0, last.undoUntil - Date.now()),
    );
    return () => clearTimeout(timer);
  }, [last]);

  const bringBack = useCallback((item: DeskItem) => {
    gone.current.delete(item.id);
    back.current.add(item.id);
    setHand((before) => inFront(before, item));
    setState('working');
  }, []);

  const decide = useCallback(
    (decision: Decision) => {
      const [item] = hand;
      if (!item) return;
      gone.current.add(item.id);
      setHand(without(hand, item.id));
      // From the keystroke on, and so a little before the server's own end of it.
      const undoUntil = Date.now() + undoSeconds * 1000;
      const sent = callApi('decideDeskItem', { params: { id: item.id }, body: decision });
      const one = { item, decision: decision.decision, undoUntil, sent };
      setDecided((before) => [...before, one]);
      sent
        .then(() => forgetDrafts(`desk ${item.id} `))
        .catch((error: unknown) => {
          setDecided((before) => before.filter((each) => each !== one));
          const problem = problemOf(error);
          notify(error instanceof Error ? error.message : t('The decision was not stored.'), {
            type: 'error',
          });
          if (problem?.code !== 'desk_item_lost' && problem?.code !== 'not_found') bringBack(item);
        });
    },
    [bringBack, forgetDrafts, hand, notify],
  );

  const undo = useCallback(() => {
    if (!last) return;
    setDecided((before) => before.filter((each) => each !== last));
    last.sent
      .then(() => callApi('undoDeskDecision', { params: { id: last.item.id } }))
      .then(() => bringBack(last.item))
      .catch((error: unknown) => {
        notify(error instanceof Error ? error.message : t('It could not be undone.'), { type: 'error' });
      });
  }, [bringBack, last, notify]);

  return {
    hand,
    elsewhere,
    lost,
    onLostRead: useCallback(() => setLost(undefined), []),
    last,
    state: state === 'empty' && hand.length > 0 ? 'working' : state,
    decide,
    undo,
    skip: useCallback(() => setHand(putOff), []),
    rest: useCallback(() => {
      setHand([]);
      setState('resting');
      giveBack(hand);
    }, [hand]),
    resume: useCallback(() => {
      setState('loading');
      void ask();
    }, [ask]),
  };
}

/** Gives back what this tab holds, and nothing of another one. */
function giveBack(hand: Hand): void {
  if (hand.length === 0) return;
  const items = hand.slice(0, mostHeld).map(({ id }) => id);
  const [method, address] = consoleEndpoints.releaseDeskItems;
  // Sent to its end though the page that sends it is gone.
  const sent = sendRequest(address, { method, body: JSON.stringify({ items }), keepalive: true });
  void sent.catch(() => undefined);
}

/** The picture of an item is in the browser before its turn comes. */
function preloadSubject({ subject }: DeskItem): void {
  picturesOf(subject).forEach(preloadImage);
}
