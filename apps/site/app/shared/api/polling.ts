/** How often an open conversation asks for new messages while nobody tells it. */
export const conversationPollMs = 4_000;
/** How often a page that shows the list of chats asks for it: who is online is not told by itself (specification §9). */
export const chatListPollMs = 60_000;
/** How often the page of a payment that is being processed asks for its state. */
export const paymentPollMs = 3_000;

/** What a query knows by now. */
interface Known<A> {
  state: { data: A | undefined };
}

/**
 * Options of a query that asks again and again, for what must be seen sooner than `useLiveUpdates` brings it. It rests
 * while the page is hidden or offline and asks at once when it comes back.
 *
 * @param goesOn whether to ask again after an answer; absent: always
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
