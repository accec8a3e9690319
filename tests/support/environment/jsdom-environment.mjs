import { TestEnvironment } from 'jest-environment-jsdom';

/**
 * jsdom with Node's own fetch family: React Router builds Requests, and Node's fetch refuses jsdom's
 * AbortSignal, so both sides must come from the same place.
 */
export default class extends TestEnvironment {
  constructor(...args) {
    super(...args);
    Object.assign(this.global, {
      fetch,
      Request,
      Response,
      Headers,
      FormData,
      Blob,
      AbortController,
      AbortSignal,
      TextEncoder,
      TextDecoder,
      ReadableStream,
      WritableStream,
      TransformStream,
      structuredClone,
    });
  }
}
