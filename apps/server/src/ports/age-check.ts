import type { Language } from '@kindling/contract/languages';
import type { AgeOutcome } from '@kindling/contract/profiles/calls/age-checks';

/** A provider that checks on its own page whether a person is an adult. It learns neither name nor id. */
export interface AgeCheckProvider {
  /** Stored with each proof. */
  readonly name: string;
  /**
   * @param order `reference` stands for the member and says nothing of them
   * @returns the page's address, which leads back to `returnUrl` with a result behind the `#`
   */
  begin(order: { reference: string; returnUrl: string; language: Language }): Promise<string>;
  /**
   * A result of `pending` may be asked about again.
   *
   * @returns undefined for a result that is not the provider's own, is too old or was another's
   */
  outcome(result: string, reference: string): Promise<AgeOutcome | undefined>;
}

/** The provider that is set up; none in production unless an operator brings one. */
export class AgeCheck {
  constructor(readonly provider: AgeCheckProvider | undefined) {}
}
