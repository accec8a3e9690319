import { useSite } from '../../shared/site/site-data';

/** Addresses of pictures: the brand's `cdn_prefix` precedes every path (decisions §11.2). */
export function usePhotoAddress(): (path: string) => string {
  const { cdn_prefix: prefix } = useSite().settings;
  return (path) => `${prefix}${path.startsWith('/') ? '' : '/'}${path}`;
}
