import type { CDPSession, Page } from '@playwright/test';

type Credentials = Awaited<ReturnType<typeof credentialsOf>>;

const credentialsOf = (session: CDPSession, authenticatorId: string) =>
  session.send('WebAuthn.getCredentials', { authenticatorId }).then(({ credentials }) => credentials);

/** The device behind a page that keeps passkeys, unlocked by its user's finger. */
export class PageAuthenticator {
  private readonly session: CDPSession;
  private readonly authenticatorId: string;

  private constructor(session: CDPSession, authenticatorId: string) {
    this.session = session;
    this.authenticatorId = authenticatorId;
  }

  static async behind(page: Page): Promise<PageAuthenticator> {
    const session = await page.context().newCDPSession(page);
    await session.send('WebAuthn.enable');
    const { authenticatorId } = await session.send('WebAuthn.addVirtualAuthenticator', {
      options: {
        ...{ protocol: 'ctap2', transport: 'internal' },
        ...{ hasResidentKey: true, hasUserVerification: true, isUserVerified: true },
      },
    });
    return new PageAuthenticator(session, authenticatorId);
  }

  passkeys(): Promise<Credentials> {
    return credentialsOf(this.session, this.authenticatorId);
  }

  /** Takes over the passkeys of another device, as the account of a maker of devices does it. */
  async share(passkeys: Credentials): Promise<void> {
    for (const credential of passkeys)
      await this.session.send('WebAuthn.addCredential', {
        authenticatorId: this.authenticatorId,
        credential,
      });
  }

  /** Whether its user lays the right finger on it: it does what it is asked at once then, also what a page only offers. */
  setFinger(isUserVerified: boolean): Promise<unknown> {
    const { authenticatorId } = this;
    return this.session.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified });
  }

  /** It is lost, with its passkeys. */
  lose(): Promise<unknown> {
    return this.session.send('WebAuthn.removeVirtualAuthenticator', {
      authenticatorId: this.authenticatorId,
    });
  }
}
