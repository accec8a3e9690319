import { createPrivateKey } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { Inject, Injectable } from '@nestjs/common';
import { ENVIRONMENT, type Environment } from '../../../kernel/config/environment.js';
import type { MailSignature } from '../../../ports/mailer.js';
import { domainOf } from './keys/sending-domain.js';

type Variables = Pick<
  Environment,
  'MAIL_FROM' | 'MAIL_DKIM_SELECTOR' | 'MAIL_DKIM_KEY_FILE' | 'MAIL_SPF' | 'MAIL_RETURN_ADDRESS'
>;

/** What the operator set for mails of all brands. */
@Injectable()
export class InstallationSender {
  /** The address for brands whose own domain is not signed; undefined where there is none. */
  readonly address: string | undefined;
  readonly signature: MailSignature | undefined;
  /** Terms that the SPF record of a domain has to hold so that our servers may send for it. */
  readonly spf: readonly string[];
  /** Where mails come back to; undefined where they come back to their sender. */
  readonly returnAddress: string | undefined;

  /** @throws Error for a key that can't be read */
  constructor(@Inject(ENVIRONMENT) environment: Variables) {
    const { MAIL_FROM: address, MAIL_DKIM_SELECTOR: selector, MAIL_DKIM_KEY_FILE: file } = environment;
    this.address = address;
    this.signature =
      address !== undefined && selector !== undefined && file !== undefined
        ? { domain: domainOf(address), selector, privateKey: readKey(file) }
        : undefined;
    this.spf = environment.MAIL_SPF;
    this.returnAddress = environment.MAIL_RETURN_ADDRESS;
  }
}

function readKey(file: string): string {
  try {
    const pem = readFileSync(file, 'utf8');
    if (createPrivateKey(pem).asymmetricKeyType !== 'rsa') throw new Error('not RSA');
    return pem;
  } catch (error) {
    // Without the reason of a parser, which could quote the key.
    const code = (error as NodeJS.ErrnoException).code ?? 'no private RSA key as PEM';
    throw new Error(`MAIL_DKIM_KEY_FILE can't be used: ${code}`);
  }
}
