import { emailProblem } from '../../accounts/email-rules.js';
import { publicHostPattern } from './outside-patterns.js';
import type { Settings } from './settings.js';
import { ruleSentence } from './settings-sentences.js';

/** Settings that are addresses. A pattern alone let `https://1.2.3.4.5` pass, which `new URL` refuses on every page. */

type Addresses = Pick<
  Settings,
  'cdn_prefix' | 'support_email' | 'tag_script' | 'tag_hosts' | 'recorder_script' | 'recorder_hosts'
>;

interface Broken {
  path: string;
  reason: string;
}

/** Whether this can be a host on the internet. */
function canExist(host: string): boolean {
  return host.length <= 253 && publicHostPattern.test(host) && URL.canParse(`https://${host}`);
}

/**
 * Whether an address is unambiguous: its host can exist, and its path contains nothing that a browser would resolve.
 */
function isAddress(address: string): boolean {
  if (!URL.canParse(address)) return false;
  const { hostname, href } = new URL(address);
  return canExist(hostname) && (href === address || href === `${address}/`);
}

export function addressProblems(settings: Addresses): Broken[] {
  const { cdn_prefix: prefix, support_email: mail } = settings;
  const addresses = {
    cdn_prefix: prefix,
    tag_script: settings.tag_script,
    recorder_script: settings.recorder_script,
  };
  const hosts = { tag_hosts: settings.tag_hosts, recorder_hosts: settings.recorder_hosts };
  return [
    ...Object.entries(addresses)
      .filter(([, address]) => address !== undefined && address !== '' && !isAddress(address))
      .map(([path, address]) => ({ path, reason: nowhere(address ?? '') })),
    ...Object.entries(hosts).flatMap(([path, list = []]) =>
      list.flatMap((host, at) => (canExist(host) ? [] : [{ path: `${path}.${at}`, reason: nowhere(host) }])),
    ),
    ...(emailProblem(mail) === undefined
      ? []
      : [{ path: 'support_email', reason: ruleSentence('support_email', { rule: 'mail' }) }]),
  ];
}

function nowhere(address: string): string {
  return `${address} can’t lead anywhere: its host must be a name on the internet, such as pictures.company.example.`;
}

/** The host of a brand's pictures; undefined where that is the site itself, or where the prefix is not an address. */
export function pictureHost({ cdn_prefix: prefix }: Pick<Settings, 'cdn_prefix'>): string | undefined {
  return URL.canParse(prefix) ? new URL(prefix).hostname : undefined;
}

/**
 * Settings that pages can use. A record stored before a rule existed may hold an address that `new URL` refuses; pages
 * then go without it.
 */
export function usableSettings(settings: Settings): Settings {
  const usable = { ...settings };
  if (!URL.canParse(usable.cdn_prefix)) usable.cdn_prefix = '';
  for (const kind of ['tag', 'recorder'] as const) {
    const { [`${kind}_script` as const]: script, [`${kind}_hosts` as const]: hosts } = usable;
    if (script !== undefined && !URL.canParse(script)) delete usable[`${kind}_script`];
    if (hosts) usable[`${kind}_hosts`] = hosts.filter((host) => URL.canParse(`https://${host}`));
  }
  return usable;
}
