import { QueryClient } from '@tanstack/react-query';

/** How long an answer counts as fresh; returning to a page within it asks nothing. */
const staleMs = 30_000;

export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      // The client retries by its own rules (specification §7); retrying retries would multiply them.
      queries: { retry: false, staleTime: staleMs, refetchOnWindowFocus: false },
      mutations: { retry: false },
    },
  });
}

let browserClient: QueryClient | undefined;

/** The browser's one cache. On the server each rendered page has its own (see root.tsx). */
export function browserQueryClient(): QueryClient {
  return (browserClient ??= createQueryClient());
}
