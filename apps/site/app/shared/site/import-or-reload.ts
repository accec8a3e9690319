/**
 * Imports a part of the site for the router (vite.config.ts puts it in the place of the router's own imports). Where the
 * part is gone, the page loads itself anew or, when that was tried a moment ago, shows that it failed.
 *
 * @param module address of a part of a page
 * @param load as the router did it
 */
export async function importOrReload(
  module: string,
  load = (address: string): Promise<unknown> => import(/* @vite-ignore */ address),
): Promise<unknown> {
  try {
    return await load(module);
  } catch (error) {
    // A module that fails by itself would be waited for; what its loader throws, the router shows.
    const fail = () => failAsGone(error);
    return { clientLoader: fail, default: fail };
  }
}

/**
 * Tells the page that a part of it is gone, as Vite does of the parts that it loads (`reload-on-missing-chunk.ts`).
 *
 * @returns never, where the page is about to be loaded anew
 * @throws error where it is not
 */
export function failAsGone(error: unknown): Promise<never> {
  const event = new Event('vite:preloadError', { cancelable: true });
  window.dispatchEvent(event);
  if (!event.defaultPrevented) throw error;
  return new Promise(() => undefined);
}
