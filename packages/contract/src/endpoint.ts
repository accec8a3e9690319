export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/**
 * One call: its method and path, free of any library so that the browser's bundle can hold it. `repeatable`: this write
 * is idempotent, by what it sets or by the `client_id` of its body; a client that received no response may send it
 * again. Reads always are.
 */
export type Endpoint = readonly [method: Method, path: string, repeatable?: 'repeatable'];

/** Whether a call may be sent again after no response arrived. */
export function isRepeatable([method, , repeatable]: Endpoint): boolean {
  return method === 'GET' || repeatable !== undefined;
}

/**
 * The path of a call with its `:name` parts filled, each URI-encoded.
 * @throws Error when a value is missing
 */
export function endpointPath([, path]: Endpoint, params: Readonly<Record<string, string>> = {}): string {
  return path.replace(/:(\w+)/g, (_, key: string) => {
    const value = params[key];
    if (value === undefined) throw new Error(`${path} needs the path parameter ${key}`);
    return encodeURIComponent(value);
  });
}
