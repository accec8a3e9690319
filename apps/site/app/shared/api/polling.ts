/** How often an open conversation polls for new messages while there is no live connection. */
export const conversationPollMs = 4_000;
/** How often a page with the list of chats polls it: presence is not pushed (specification §9). */
export const chatListPollMs = 60_000;
/** How often a page polls the state of payments in progress. */
export const paymentPollMs = 3_000;
/** The same of a payment whose payer just came back: its provider mostly reports within seconds. @param asked how often so far */
export const payersPollMs = (asked: number) => (asked < 10 ? 1_000 : paymentPollMs);

/** A query's state so far. */
interface Known<A> {
  state: { data: A | undefined; dataUpdateCount: number };
}

/**
 * Options of a polling query, for what must be seen sooner than `useLiveUpdates` brings it. It pauses while the page is hidden
 * or offline and polls at once when it is back.
 *
 * @param everyMs the pause, also by how often it was asked so far
 * @param goesOn whether to poll again after an answer; absent: always
 */
export function polled<A>(
  everyMs: number | ((asked: number) => number),
  goesOn: (answer: A) => boolean = () => true,
) {
  const isOpen = ({ state }: Known<A>) => state.data !== undefined && goesOn(state.data);
  const pauseOf = ({ state }: Known<A>) =>
    typeof everyMs === 'number' ? everyMs : everyMs(state.dataUpdateCount);
  const whenBack = (query: Known<A>) => (isOpen(query) ? ('always' as const) : false);
  return {
    refetchInterval: (query: Known<A>) => isOpen(query) && pauseOf(query),
    refetchOnWindowFocus: whenBack,
    refetchOnReconnect: whenBack,
  };
}

export type Polling<A> = ReturnType<typeof polled<A>>;
