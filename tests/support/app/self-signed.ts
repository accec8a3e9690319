import { generateKeyPairSync, sign, type KeyObject } from 'node:crypto';

/** A value in DER: its tag, its length, its content. */
function der(tag: number, ...content: readonly Buffer[]): Buffer {
  const body = Buffer.concat(content);
  const { length } = body;
  const size = length < 128 ? [length] : length < 256 ? [0x81, length] : [0x82, length >> 8, length & 0xff];
  return Buffer.concat([Buffer.from([tag, ...size]), body]);
}
const sequence = (...content: readonly Buffer[]) => der(0x30, ...content);
const oid = (hex: string) => der(0x06, Buffer.from(hex, 'hex'));
const time = (at: Date) =>
  der(0x17, Buffer.from(`${at.toISOString().slice(2, 19).replaceAll(/[-:T]/g, '')}Z`));
/** No bit of the last byte is unused. */
const bits = (content: Buffer) => der(0x03, Buffer.from([0]), content);

const ecdsaWithSha256 = sequence(oid('2a8648ce3d040302'));
const commonName = oid('550403');

/** A certificate and its key, as PEM. */
export interface KeyAndCertificate {
  key: string;
  cert: string;
}

interface Validity {
  startsAt?: Date;
  endsAt?: Date;
}

interface Issuer {
  name: string;
  privateKey: KeyObject;
}

let serial = 0;

/**
 * @param issuer undefined: it vouches for itself
 * @param extensions in DER
 */
function make(
  name: string,
  issuer: Issuer | undefined,
  { startsAt = new Date('2020-01-01T00:00:00Z'), endsAt = new Date('2049-12-31T23:59:59Z') }: Validity,
  ...extensions: readonly Buffer[]
): KeyAndCertificate & { privateKey: KeyObject } {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  serial += 1;
  const body = sequence(
    der(0xa0, der(0x02, Buffer.from([2]))),
    der(0x02, Buffer.from([1, serial >> 8, serial & 0xff])),
    ecdsaWithSha256,
    named(issuer?.name ?? name),
    sequence(time(startsAt), time(endsAt)),
    named(name),
    publicKey.export({ type: 'spki', format: 'der' }),
    ...(extensions.length > 0 ? [der(0xa3, sequence(...extensions))] : []),
  );
  const signature = sign('sha256', body, issuer?.privateKey ?? privateKey);
  const text = sequence(body, ecdsaWithSha256, bits(signature)).toString('base64');
  // An empty line at the end would be no PEM.
  const lines = text.match(/.{1,64}/g)?.join('\n');
  return {
    privateKey,
    key: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
    cert: `-----BEGIN CERTIFICATE-----\n${lines}\n-----END CERTIFICATE-----\n`,
  };
}

const named = (name: string) => sequence(der(0x31, sequence(commonName, der(0x0c, Buffer.from(name)))));

/** A certificate that vouches for itself, for a server of this machine, as PEM with its key. Nobody trusts it unasked. */
export function selfSigned(host: string): KeyAndCertificate {
  return make(host, undefined, {});
}

export interface OwnIssuer {
  /** What a client has to know to trust those that it issued. */
  cert: string;
  issue(hosts: readonly string[], validity?: Validity): KeyAndCertificate;
}

/** An issuer of certificates of this machine, which nobody knows who is not told. */
export function ownIssuer(name: string): OwnIssuer {
  const { cert, privateKey } = make(name, undefined, {}, isIssuer);
  return {
    cert,
    issue: (hosts, validity = {}) => make(hosts[0] ?? name, { name, privateKey }, validity, forHosts(hosts)),
  };
}

/** Basic constraints, critical: it may issue others. */
const isIssuer = sequence(
  oid('551d13'),
  der(0x01, Buffer.from([0xff])),
  der(0x04, sequence(der(0x01, Buffer.from([0xff])))),
);
/** Alternative names of the subject. */
const forHosts = (hosts: readonly string[]) =>
  sequence(oid('551d11'), der(0x04, sequence(...hosts.map((host) => der(0x82, Buffer.from(host))))));
