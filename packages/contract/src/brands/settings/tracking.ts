import type { Settings } from './settings.js';

/** What of another company a brand lets run on its pages: its tag or its session recorder (decision 0136). */
export interface OutsideScript {
  /** Whose it is, as visitors are told. */
  name: string;
  script: string;
  /** What the company calls this site. */
  site: string | null;
  /** Every origin that it may talk to, the script's first. */
  origins: readonly string[];
}

export const outsideKinds = ['tag', 'recorder'] as const;
export type OutsideKind = (typeof outsideKinds)[number];

type OutsideSettings = Pick<
  Settings,
  {
    [K in OutsideKind]: `${K}_name` | `${K}_script` | `${K}_site` | `${K}_hosts`;
  }[OutsideKind]
>;

/** @returns undefined where the brand has none of the kind, or a half of one */
export function outsideScriptOf(settings: OutsideSettings, kind: OutsideKind): OutsideScript | undefined {
  const { [`${kind}_name` as const]: name, [`${kind}_script` as const]: script } = settings;
  if (name === undefined || script === undefined) return undefined;
  const { [`${kind}_site` as const]: site, [`${kind}_hosts` as const]: hosts = [] } = settings;
  const origins = new Set([new URL(script).origin, ...hosts.map((host) => `https://${host}`)]);
  return { name, script, site: site ?? null, origins: [...origins] };
}

interface Broken {
  path: string;
  reason: string;
}

/** Half a tag or recorder: visitors are told whose it is, so neither stands without the other. */
export function halfScriptProblems(settings: OutsideSettings): Broken[] {
  return outsideKinds.flatMap((kind) => {
    const { [`${kind}_name` as const]: name, [`${kind}_script` as const]: script } = settings;
    const { [`${kind}_site` as const]: site, [`${kind}_hosts` as const]: hosts } = settings;
    if (script !== undefined)
      return name === undefined
        ? [{ path: `${kind}_name`, reason: 'Write whose script it is: visitors are asked by that name.' }]
        : [];
    if (name === undefined && site === undefined && hosts === undefined) return [];
    return [
      { path: `${kind}_script`, reason: 'Write the address of the script, or empty its other fields.' },
    ];
  });
}

/**
 * Scripts and hosts of a tag or recorder that are no other company's, but ours: a script from a host of our own would be
 * trusted by every page, and a host above or below it may get what is meant for it.
 *
 * @param hosts every host of the installation
 */
export function ownHostProblems(settings: OutsideSettings, hosts: readonly string[]): Broken[] {
  return namedHosts(settings)
    .filter(([, host]) => hosts.some((own) => areRelated(host, own)))
    .map(([path, host]) => ({ path, reason: `${host} belongs to this installation and to nobody else.` }));
}

/** Whether a host is one that a tag or recorder comes from or talks to, or above or below it. */
export function isNamedOutside(settings: OutsideSettings, host: string): boolean {
  return namedHosts(settings).some(([, named]) => areRelated(named, host));
}

/** Hosts of other companies, and the fields that name them; an address that is none names no host. */
function namedHosts(settings: OutsideSettings): [path: string, host: string][] {
  return outsideKinds.flatMap((kind) => {
    const { [`${kind}_script` as const]: script, [`${kind}_hosts` as const]: others = [] } = settings;
    return [
      ...(script === undefined || !URL.canParse(script)
        ? []
        : [[`${kind}_script`, new URL(script).host] as [string, string]]),
      ...others.map((host, index): [string, string] => [`${kind}_hosts.${index}`, host]),
    ];
  });
}

/** Whether one is the other, or below it. */
function areRelated(host: string, own: string): boolean {
  return host === own || host.endsWith(`.${own}`) || own.endsWith(`.${host}`);
}
