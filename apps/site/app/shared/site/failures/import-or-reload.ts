/**
 * Imports a part of the site for the router (vite.config.ts replaces the router's own imports by it). If the part is missing,
 * the page reloads or, if that was tried a moment ago, shows an error.
 *
 * @param module address of a part of a page
 * @param load the router's own import
 */
export async function importOrReload(
  module: string,
  load = (address: string): Promise<unknown> => import(/* @vite-ignore */ address),
): Promise<unknown> {
  try {
    return await load(module);
  } catch (error) {
    // The router would wait for a module that fails itself; what its loader throws, it shows.
    const fail = () => failAsGone(error);
    return { clientLoader: fail, default: fail };
  }
}

/**
 * Reports that a part of the page is missing, as Vite does for the parts that it loads (`reload-on-missing-chunk.ts`).
 *
 * @returns never, if the page is about to be reloaded
 * @throws error if it is not
 */
export function failAsGone(error: unknown): Promise<never> {
  const event = new Event('vite:preloadError', { cancelable: true });
  window.dispatchEvent(event);
  if (!event.defaultPrevented) throw error;
  return new Promise(() => undefined);
}
