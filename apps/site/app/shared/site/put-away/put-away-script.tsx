import { hidePutAway } from './hide-put-away';
import { useNonce } from '../document/nonce';

/**
 * Inside of a dismissible element, in the page as the server sends it: a dismissed element has no place from the first frame
 * on, and any other has its own. The browser's bundle does not include the script.
 *
 * @param id the element's, under which the dismissal is stored, too
 */
export function PutAwayScript({ id }: { id: string }) {
  const script = import.meta.env.SSR ? `(${hidePutAway.toString()})(${JSON.stringify(id)})` : '';
  return <script nonce={useNonce()} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: script }} />;
}
