import { hidePutAway } from './hide-put-away';
import { useNonce } from './nonce';

/**
 * Stands within what can be put away, while the page is as the server sent it: what was put away in this browser has no place
 * from the first frame on, and all else has its own. The browser's own code needs none of the script.
 * @param id the element's, by which it is remembered, too
 */
export function PutAwayScript({ id }: { id: string }) {
  const script = import.meta.env.SSR ? `(${hidePutAway.toString()})(${JSON.stringify(id)})` : '';
  return <script nonce={useNonce()} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: script }} />;
}
