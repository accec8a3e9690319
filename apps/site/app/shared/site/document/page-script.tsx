import { useNonce } from './nonce';

/**
 * An inline script: elements above it exist when it runs.
 *
 * @param source what `?page-script` made of a file (page-scripts.ts)
 */
export function PageScript({ source }: { source: string }) {
  return <script nonce={useNonce()} dangerouslySetInnerHTML={{ __html: source }} />;
}
