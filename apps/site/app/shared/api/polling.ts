/** How often an open conversation polls for new messages while there is no live connection. */
export const conversationPollMs = 4_000;
/** How often a page with the list of chats polls it: presence is not pushed (specification §9). */
export const chatListPollMs = 60_000;
/** How often the page of a payment in progress polls its state. */
export const paymentPollMs = 3_000;

/** A query's state so far. */
interface Known<A> {
  state: { data: A | undefined };
}

/**
 * Options of a polling query, for what must be seen sooner than `useLiveUpdates` brings it. It pauses while the page is hidden
 * or offline and polls at once when it is back.
 *
 * @param goesOn whether to poll again after an answer; absent: always
 */
export function polled<A>(everyMs: number, goesOn: (answer: A) => boolean = () => true) {
  const isOpen = ({ state }: Known<A>) => state.data !== undefined && goesOn(state.data);
  const whenBack = (query: Known<A>) => (isOpen(query) ? ('always' as const) : false);
  return {
    refetchInterval: (query: Known<A>) => (isOpen(query) ? everyMs : false),
    refetchOnWindowFocus: whenBack,
    refetchOnReconnect: whenBack,
  };
}

export type Polling<A> = ReturnType<typeof polled<A>>;
