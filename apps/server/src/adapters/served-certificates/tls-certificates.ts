import { isIP } from 'node:net';
import tls, { type PeerCertificate } from 'node:tls';
import { isPublicAddress } from '../../kernel/config/public-addresses.js';
import { addressList } from '../../kernel/config/site-targets.js';
import { ServedCertificates, type Served, type ServedCertificate } from '../../ports/served-certificates.js';

const answerMs = 5000;
const mostNames = 10;
/** Whoever runs the server wrote the certificate: it may say anything, at any length. */
const mostCharacters = 200;

const noRoute: ReadonlySet<string | undefined> = new Set([
  'ENETUNREACH',
  'EHOSTUNREACH',
  'EADDRNOTAVAIL',
  'EAFNOSUPPORT',
]);
const selfSigned: ReadonlySet<string> = new Set(['DEPTH_ZERO_SELF_SIGNED_CERT']);
/** Errors of OpenSSL about dates, which the caller judges by its own clock. */
const ofDates: ReadonlySet<string> = new Set(['CERT_HAS_EXPIRED', 'CERT_NOT_YET_VALID']);

export interface TlsCertificatesOptions {
  port: number;
  /** `SITE_TARGETS`: its addresses are connected to although they are private. */
  targets: readonly string[];
  /** Issuers to know besides those that Node knows, as PEM. */
  issuers?: readonly string[];
  /** For tests; five seconds. */
  answerMs?: number;
}

/**
 * Asks over TLS, and sends nothing after the handshake. Names lead where their owner wants: only public addresses, and
 * those that the operator named as its own, are connected to.
 */
export class TlsCertificates extends ServedCertificates {
  private readonly ours;

  constructor(private readonly options: TlsCertificatesOptions) {
    super();
    this.ours = addressList(options.targets);
  }

  override at(host: string, address: string): Promise<Served> {
    const family = isIP(address);
    const isOurs = family !== 0 && this.ours.check(address, family === 4 ? 'ipv4' : 'ipv6');
    if (!isOurs && !isPublicAddress(address)) return Promise.resolve({ kind: 'private' });
    return this.connect(host, address);
  }

  private connect(host: string, address: string): Promise<Served> {
    return new Promise((resolve) => {
      let isConnected = false;
      const socket = tls.connect({
        host: address,
        port: this.options.port,
        servername: host,
        // Looked at below: what browsers would refuse is what this is about.
        rejectUnauthorized: false,
        ...(this.options.issuers ? { ca: [...tls.rootCertificates, ...this.options.issuers] } : {}),
      });
      const end = (served: Served) => {
        clearTimeout(deadline);
        socket.destroy();
        resolve(served);
      };
      const silent = (): Served => ({ kind: isConnected ? 'no_certificate' : 'no_answer' });
      const deadline = setTimeout(() => end(silent()), this.options.answerMs ?? answerMs);
      socket.once('connect', () => (isConnected = true));
      socket.once('secureConnect', () => {
        const certificate = socket.getPeerCertificate();
        const problem = (socket.authorizationError as Error | string | null | undefined) ?? undefined;
        end(
          certificate.raw
            ? { kind: 'certificate', ...read(host, certificate, codeOf(problem)) }
            : { kind: 'no_certificate' },
        );
      });
      // Also after the answer: a socket that is destroyed may still report an error.
      socket.on('error', ({ code }: NodeJS.ErrnoException) =>
        end(!isConnected && noRoute.has(code) ? { kind: 'no_route' } : silent()),
      );
      socket.once('close', () => end(silent()));
    });
  }
}

/** Node gives a code as text, or an error with one. */
function codeOf(problem: Error | string | undefined): string | undefined {
  return typeof problem === 'object' ? (problem as NodeJS.ErrnoException).code : problem;
}

function read(host: string, certificate: PeerCertificate, problem: string | undefined): ServedCertificate {
  const { issuer, subjectaltname = '', subject } = certificate;
  const names = [...subjectaltname.matchAll(/DNS:([^,\s]+)/g)].map(([, name = '']) => name);
  return {
    issuer: cut([issuer?.O, issuer?.CN].filter(Boolean).join(' ')),
    names: (names.length > 0 ? names : [String(subject?.CN ?? '')].filter(Boolean))
      .slice(0, mostNames)
      .map(cut),
    startsAt: new Date(certificate.valid_from),
    endsAt: new Date(certificate.valid_to),
    trust: trustOf(problem),
    isForHost: tls.checkServerIdentity(host, certificate) === undefined,
  };
}

function trustOf(problem: string | undefined): ServedCertificate['trust'] {
  // A wrong name is looked at apart.
  if (problem === undefined || ofDates.has(problem) || problem === 'ERR_TLS_CERT_ALTNAME_INVALID')
    return 'trusted';
  return selfSigned.has(problem) ? 'self_signed' : 'unknown_issuer';
}

const cut = (text: string): string => text.slice(0, mostCharacters);
