import { createHash, generateKeyPairSync, randomBytes, sign, type KeyObject } from 'node:crypto';
import type {
  MadePasskey,
  PasskeyAnswer,
  PasskeyInvitation,
} from '../../../packages/contract/src/accounts/passkeys.ts';
import type { TestAnswer } from '../app/test-app.ts';
import type { Browser } from '../app/browser.ts';
import { memberPassword } from './draft.ts';

/** What a device does otherwise than it should. */
export interface Deviation {
  /** The page that asks. */
  origin?: string;
  /** The host that the passkey is for. */
  host?: string;
  challenge?: string;
  /** A login is `webauthn.get`. */
  type?: string;
  /** No finger, face or code. */
  unverified?: boolean;
  /** Signed by this key instead. */
  key?: KeyObject;
  /** How often the passkey was used, as the device says. */
  counter?: number;
}

const [present, verified, eligible, backedUp, attested] = [0x01, 0x04, 0x08, 0x10, 0x40];

const sha256 = (data: Buffer | string): Buffer => createHash('sha256').update(data).digest();
const base64url = (data: Buffer | string): string => Buffer.from(data).toString('base64url');

/** A passkey on a device without hardware: ES256, and no statement of a maker. It counts its uses. */
export class Authenticator {
  readonly id = randomBytes(16);
  private readonly pair = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  private userHandle = '';
  private uses = 0;

  /** @param origin of the pages that it is used on */
  constructor(readonly origin: string) {}

  /** Makes the passkey that a site invited to. */
  make({ challenge, host, user_handle }: PasskeyInvitation, deviation: Deviation = {}): MadePasskey {
    this.userHandle = user_handle;
    const { x = '', y = '' } = this.pair.publicKey.export({ format: 'jwk' });
    const key = Buffer.concat([
      Buffer.from('a5010203262001215820', 'hex'),
      Buffer.from(x, 'base64url'),
      Buffer.from('225820', 'hex'),
      Buffer.from(y, 'base64url'),
    ]);
    const credential = Buffer.concat([Buffer.alloc(16), Buffer.from([0, this.id.length]), this.id, key]);
    const data = Buffer.concat([this.data({ host, ...deviation }, attested), credential]);
    const attestation = Buffer.concat([
      Buffer.from('a363666d74646e6f6e656761747453746d74a0686175746844617461', 'hex'),
      Buffer.from([0x58, data.length]),
      data,
    ]);
    return {
      id: base64url(this.id),
      client_data: this.clientData('webauthn.create', challenge, deviation),
      attestation: base64url(attestation),
      transports: ['internal'],
    };
  }

  /** Signs what a site gave out to log in. */
  answer(given: { challenge: string; host: string }, deviation: Deviation = {}): PasskeyAnswer {
    this.uses += 1;
    const data = this.data({ host: given.host, ...deviation });
    const clientData = this.clientData('webauthn.get', given.challenge, deviation);
    const signed = Buffer.concat([data, sha256(Buffer.from(clientData, 'base64url'))]);
    return {
      id: base64url(this.id),
      client_data: clientData,
      authenticator_data: base64url(data),
      signature: base64url(sign('sha256', signed, deviation.key ?? this.pair.privateKey)),
      user_handle: this.userHandle === '' ? null : this.userHandle,
    };
  }

  private data({ host = '', unverified, counter }: Deviation, more = 0): Buffer {
    const flags = present | (unverified ? 0 : verified) | eligible | backedUp | more;
    const used = Buffer.alloc(4);
    used.writeUInt32BE(counter ?? this.uses);
    return Buffer.concat([sha256(host), Buffer.from([flags]), used]);
  }

  private clientData(usual: string, given: string, { type, challenge, origin }: Deviation): string {
    const data = {
      type: type ?? usual,
      challenge: challenge ?? given,
      origin: origin ?? this.origin,
      crossOrigin: false,
    };
    return base64url(JSON.stringify(data));
  }
}

/** A device on a browser's pages that has no passkey yet. */
export function deviceOf(browser: Browser): Authenticator {
  return new Authenticator(`http://${browser.app.hostOf(browser.host)}`);
}

export function beginPasskey(browser: Browser, password = memberPassword): Promise<TestAnswer> {
  return browser.post('/api/passkeys/invitation', { password });
}

/** Makes a passkey and adds it to the account that is logged in. */
export async function addPasskey(
  browser: Browser,
  device = deviceOf(browser),
  name = 'My telephone',
): Promise<{ id: string; device: Authenticator }> {
  const invitation = (await beginPasskey(browser)).json as PasskeyInvitation;
  const added = await browser.post('/api/passkeys', { made: device.make(invitation), name });
  if (added.status !== 200) throw new Error(`The passkey was not added: ${added.text}`);
  return { id: (added.json as { id: string }).id, device };
}

export async function passkeyChallenge(browser: Browser): Promise<{ challenge: string; host: string }> {
  return (await browser.get('/api/passkeys/challenge')).json as { challenge: string; host: string };
}

export async function logInWithPasskey(
  browser: Browser,
  device: Authenticator,
  deviation: Deviation = {},
): Promise<TestAnswer> {
  const answer = device.answer(await passkeyChallenge(browser), deviation);
  return browser.post('/api/passkeys/login', answer);
}
