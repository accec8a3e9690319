const name = 'kindling-consent';

/** This page's channel. A message on it reaches every page but this one. */
let listening: BroadcastChannel | undefined;

/** Tells the brand's pages in other tabs that a choice was made. */
export function tellOtherTabs(): void {
  if (listening) return listening.postMessage(null);
  const channel = new BroadcastChannel(name);
  channel.postMessage(null);
  channel.close();
}

/** One at a time for a page. @returns ends it */
export function hearOtherTabs(onChoice: () => void): () => void {
  const channel = new BroadcastChannel(name);
  channel.onmessage = onChoice;
  listening = channel;
  return () => {
    channel.close();
    if (listening === channel) listening = undefined;
  };
}
