import { useNonce } from './nonce';

/**
 * A script that the page carries in itself, where it stands: what is above it is there when it runs.
 * @param source what `?page-script` made of a file (page-scripts.ts)
 */
export function PageScript({ source }: { source: string }) {
  return <script nonce={useNonce()} dangerouslySetInnerHTML={{ __html: source }} />;
}
