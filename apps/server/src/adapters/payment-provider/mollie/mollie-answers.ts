import { MollieApiError } from '@mollie/api-client';

/** How long a response may take; the client itself waits forever. */
const patienceMs = 15_000;

/** Whether Mollie refused: asking again would get the same response. A rate limit is not a refusal. */
export function isRefusal(error: unknown): boolean {
  const status = error instanceof MollieApiError ? error.statusCode : undefined;
  return status !== undefined && status >= 400 && status < 500 && status !== 401 && status !== 429;
}

/** @throws Error when the response takes too long; it may still arrive, and is then found by its idempotency key */
export async function answered<T>(call: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => {
      reject(new Error('Mollie does not answer'));
    }, patienceMs);
  });
  try {
    return await Promise.race([call, late]);
  } finally {
    clearTimeout(timer);
  }
}
