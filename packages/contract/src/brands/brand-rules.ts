import { asciiDomain } from '../accounts/email-rules.js';
import { plainData } from '../text/plain-data.js';
import { tenantIdPattern } from '../paths/patterns.js';

/** Hosts that an installation reserves for itself. */
export interface HostSurroundings {
  consoleHost: string;
  /** Where links to shared dates lead, if not to the brands. */
  linksHost?: string | undefined;
  /** In production, names that do not resolve on the internet are refused. */
  isProduction: boolean;
}

/** Maximum number of hosts of a brand, including the primary one. */
export const mostHosts = 20;

const label = /^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/;
/** Reserved endings (RFC 2606, RFC 6761, RFC 8375). */
const nowhere = /(?:^|\.)(?:localhost|local|internal|test|example|invalid|onion|home\.arpa)$/;

/** Whether a host can't be reached on the internet, whatever DNS says: a reserved ending, or a name without a dot. */
export function isReservedHost(host: string): boolean {
  return nowhere.test(host) || !host.includes('.');
}

/** Normalises a host: no scheme, no path, lowercase, no trailing dot, in ASCII as on the internet. */
export function normalizeHost(typed: string): string {
  const host = plainData(typed)
    .toLowerCase()
    .replace(/^https?:\/\//, '')
    .replace(/[/?#].*$/, '')
    .replace(/\.$/, '');
  return asciiDomain(host.normalize('NFC'));
}

/** The problem of a brand's host, as a sentence; undefined when it is valid. */
export function hostProblem(
  host: string,
  { consoleHost, linksHost, isProduction }: HostSurroundings,
): string | undefined {
  if (host === '') return 'Write the address of the site, such as www.brand.com.';
  const labels = host.split('.');
  if (host.length > 253 || !labels.every((part) => label.test(part)))
    return 'Write a host name alone, such as www.brand.com: letters, digits, dashes and dots, without a port.';
  if (/^\d+$/.test(labels.at(-1) ?? '')) return 'An address of digits is no host name.';
  if (host === consoleHost || host.endsWith(`.${consoleHost}`))
    return 'This host belongs to the console and the previews below it.';
  if (host === linksHost) return 'This host belongs to the links of shared dates.';
  if (isProduction && labels.length < 2) return 'A host on the internet has a dot, such as brand.com.';
  if (isProduction && nowhere.test(host)) return 'No visitor can reach a host with this ending.';
  return undefined;
}

/** Words with another meaning where a brand's key is used. */
const reservedKeys: ReadonlySet<string> = new Set([
  ...['admin', 'all', 'api', 'console', 'create', 'file', 'new', 'none', 'preview', 'static', 'www'],
]);

/** The problem of a new brand's key, as a sentence; undefined when it is valid. */
export function brandKeyProblem(key: string): string | undefined {
  if (!tenantIdPattern.test(key) || key.endsWith('-'))
    return 'Use 2 to 32 small letters, digits or dashes, beginning with a letter.';
  return reservedKeys.has(key) ? 'This word is kept for the console itself.' : undefined;
}

/**
 * A key derived from a brand's name: `Café Minuit` becomes `cafe-minuit`; empty where the name has no usable letters.
 */
export function brandKeyOf(name: string): string {
  return name
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^[^a-z]+/, '')
    .slice(0, 32)
    .replace(/-+$/, '');
}
