import type { Language } from '@kindling/contract/languages';
import type { AgeOutcome } from '@kindling/contract/profiles/calls/age-checks';

/** A provider that checks on its own page whether a person is an adult. It learns neither name nor id. */
export interface AgeCheckProvider {
  /** Stored with each proof. */
  readonly name: string;
  /**
   * @param order `reference` identifies the member without revealing anything about them
   * @returns the page's address, which leads back to `returnUrl` with a result in the `#` fragment
   */
  begin(order: { reference: string; returnUrl: string; language: Language }): Promise<string>;
  /**
   * A `pending` result may be queried again.
   *
   * @returns undefined for a result not issued by the provider, expired, or of another member
   */
  outcome(result: string, reference: string): Promise<AgeOutcome | undefined>;
}

/** The configured provider; none in production unless an operator supplies one. */
export class AgeCheck {
  constructor(readonly provider: AgeCheckProvider | undefined) {}
}
