import { registerHooks } from 'node:module';

/** Loaded before a built server: plants a failure in the component that draws every error page. */
registerHooks({
  load(url, context, nextLoad) {
    const loaded = nextLoad(url, context);
    if (!url.includes('/apps/site/build/server/')) return loaded;
    const planted = "function ErrorScreen() { throw new Error('planted'); }\nfunction wholeErrorScreen(";
    return { ...loaded, source: String(loaded.source).replace('function ErrorScreen(', planted) };
  },
});
