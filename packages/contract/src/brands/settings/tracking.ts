import type { Settings } from './settings.js';

/** A third-party script on a brand's pages: its tag or its session recorder (decision 0136). */
export interface OutsideScript {
  /** Name of the company, shown to visitors. */
  name: string;
  script: string;
  /** The site's key at the company. */
  site: string | null;
  /** Every origin it may talk to, the script's first. */
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

/** @returns undefined where the brand has none of this kind, or an incomplete one */
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

/** An incomplete tag or recorder: visitors see the company's name, so the script and the name are set together. */
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
 * Scripts and hosts of a tag or recorder that are not third-party but ours: every page would trust a script from a host
 * of our own, and a parent or child host of it may receive its cookies.
 *
 * @param hosts every host of the installation
 */
export function ownHostProblems(settings: OutsideSettings, hosts: readonly string[]): Broken[] {
  return namedHosts(settings)
    .filter(([, host]) => hosts.some((own) => areRelated(host, own)))
    .map(([path, host]) => ({ path, reason: `${host} belongs to this installation and to nobody else.` }));
}

/** Whether a tag or recorder comes from or talks to this host, or a parent or child of it. */
export function isNamedOutside(settings: OutsideSettings, host: string): boolean {
  return namedHosts(settings).some(([, named]) => areRelated(named, host));
}

/** Third-party hosts and the fields that name them; an invalid address names no host. */
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

/** Whether one equals the other, or is below it. */
function areRelated(host: string, own: string): boolean {
  return host === own || host.endsWith(`.${own}`) || own.endsWith(`.${host}`);
}
