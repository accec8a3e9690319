/** Thrown by a handler whose caller has the answer already; it is answered 304 with the call's headers and no body. */
export class NotModified extends Error {
  constructor() {
    super('not modified');
  }
}
