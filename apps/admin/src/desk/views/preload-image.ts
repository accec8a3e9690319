/** Pictures on their way or here, by address: kept, so that the browser does not drop them before they are shown. */
const loaded = new Map<string, HTMLImageElement>();
/** Some more than a moderator holds at a time. */
const most = 12;

/** Loads and decodes a picture that will be shown soon. */
export function preloadImage(address: string): void {
  if (loaded.has(address)) return;
  const image = new Image();
  image.src = address;
  // A picture that can't be loaded says so where it is shown.
  image.decode().catch(() => undefined);
  loaded.set(address, image);
  for (const [oldest] of loaded) {
    if (loaded.size <= most) break;
    loaded.delete(oldest);
  }
}
