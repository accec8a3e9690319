/** The only source of ids and secrets; both come from a cryptographic generator. */
export abstract class Ids {
  /** A 24-character id: ordered by the hour of its creation, opaque to every reader. */
  abstract next(): string;
  /**
   * A secret in base64url, for sessions and mailed links; only its hash is ever stored.
   *
   * @param bytes default 32
   * @throws RangeError for more than a few thousand bytes
   */
  abstract secret(bytes?: number): string;
}
