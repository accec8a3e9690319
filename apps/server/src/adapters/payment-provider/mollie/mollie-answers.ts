import { MollieApiError } from '@mollie/api-client';

/** How long an answer may take; the client itself waits for ever. */
const patienceMs = 15_000;

/** Whether Mollie answered that it won't: asking again would bring the same answer. Too many calls are no such answer. */
export function isRefusal(error: unknown): boolean {
  const status = error instanceof MollieApiError ? error.statusCode : undefined;
  return status !== undefined && status >= 400 && status < 500 && status !== 401 && status !== 429;
}

/** @throws Error when the answer takes too long; it may still come, and is found by its idempotency key then */
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
