const name = 'kindling-consent';

/** Tells the brand's pages in other tabs that a choice was made. */
export function tellOtherTabs(): void {
  const channel = new BroadcastChannel(name);
  channel.postMessage(null);
  channel.close();
}

/** @returns ends the listening */
export function hearOtherTabs(onChoice: () => void): () => void {
  const channel = new BroadcastChannel(name);
  channel.onmessage = onChoice;
  return () => channel.close();
}
