/** The only source of ids and secrets; both come from a cryptographic generator. */
export abstract class Ids {
  /** A 24-character id: ordered by the hour of its making, opaque to everyone who reads it. */
  abstract next(): string;
  /** A secret of 256 bits in base64url, for sessions and mailed links; only its hash is ever stored. */
  abstract secret(): string;
}
