import { run } from '@zootools/email-spell-checker';

/** The most common mail domains in the countries of the eleven languages. */
const domains = [
  ...['gmail.com', 'googlemail.com', 'icloud.com', 'me.com', 'mac.com', 'aol.com', 'msn.com', 'mail.com'],
  ...['proton.me', 'protonmail.com', 'pm.me', 'gmx.com', 'gmx.net', 'zoho.com', 'yandex.com', 'fastmail.com'],
  ...['hotmail.com', 'outlook.com', 'live.com', 'yahoo.com', 'ymail.com', 'tutanota.com', 'mailbox.org'],
  // da, nb, sv, fi
  ...['live.dk', 'hotmail.dk', 'yahoo.dk', 'mail.dk', 'jubii.dk', 'stofanet.dk', 'webspeed.dk', 'youmail.dk'],
  ...['hotmail.no', 'live.no', 'online.no', 'yahoo.no', 'getmail.no', 'lyse.net', 'broadpark.no'],
  ...['hotmail.se', 'live.se', 'telia.com', 'comhem.se', 'spray.se', 'bredband.net', 'yahoo.se'],
  ...['hotmail.fi', 'luukku.com', 'kolumbus.fi', 'elisanet.fi', 'suomi24.fi', 'saunalahti.fi', 'welho.com'],
  // de
  ...['gmx.de', 'gmx.at', 'gmx.ch', 'web.de', 't-online.de', 'freenet.de', 'hotmail.de', 'outlook.de'],
  ...['yahoo.de', 'live.de', 'arcor.de', 'posteo.de', 'mail.de', 'bluewin.ch', 'a1.net', 'chello.at'],
  // en
  ...['hotmail.co.uk', 'yahoo.co.uk', 'live.co.uk', 'btinternet.com', 'sky.com', 'virginmedia.com'],
  ...['talktalk.net', 'ntlworld.com', 'comcast.net', 'verizon.net', 'att.net', 'cox.net', 'eircom.net'],
  ...['bigpond.com', 'optusnet.com.au', 'shaw.ca', 'rogers.com', 'xtra.co.nz', 'yahoo.ca', 'hotmail.ca'],
  // es, it, fr
  ...['hotmail.es', 'yahoo.es', 'outlook.es', 'telefonica.net', 'movistar.es', 'terra.es', 'live.com.mx'],
  ...['libero.it', 'virgilio.it', 'tiscali.it', 'alice.it', 'tin.it', 'hotmail.it', 'yahoo.it', 'tim.it'],
  ...['orange.fr', 'wanadoo.fr', 'free.fr', 'sfr.fr', 'laposte.net', 'hotmail.fr', 'yahoo.fr', 'live.fr'],
  ...['bbox.fr', 'neuf.fr', 'outlook.fr', 'numericable.fr', 'videotron.ca'],
  // nl
  ...['ziggo.nl', 'kpnmail.nl', 'planet.nl', 'home.nl', 'xs4all.nl', 'hetnet.nl', 'live.nl', 'hotmail.nl'],
  ...['upcmail.nl', 'casema.nl', 'quicknet.nl', 'chello.nl', 'zonnet.nl', 'outlook.be', 'hotmail.be'],
  ...['telenet.be', 'skynet.be', 'proximus.be', 'live.be', 'scarlet.be'],
  // pl
  ...['wp.pl', 'onet.pl', 'o2.pl', 'interia.pl', 'op.pl', 'poczta.onet.pl', 'gazeta.pl', 'vp.pl', 'tlen.pl'],
];

const topLevelDomains = [
  ...['com', 'net', 'org', 'eu', 'info', 'co.uk', 'com.au', 'co.nz', 'com.mx', 'me', 'io', 'dev', 'app'],
  ...['dk', 'de', 'at', 'ch', 'uk', 'ie', 'us', 'ca', 'au', 'nz', 'es', 'mx', 'ar', 'fi', 'fr', 'be', 'lu'],
  ...['it', 'no', 'nl', 'nu', 'pl', 'se'],
];

/**
 * The address that was probably meant when the typed one looks like a slip: `ada@gmial.com` gives `ada@gmail.com`. Computed on
 * this device.
 */
export function suggestEmail(typed: string): string | undefined {
  const email = typed.trim();
  const at = email.lastIndexOf('@');
  const [local, typedDomain] = [email.slice(0, at), email.slice(at + 1).toLowerCase()];
  if (at < 1) return undefined;
  const domain = run({
    email,
    domains,
    topLevelDomains,
    secondLevelDomains: ['hotmail', 'outlook', 'yahoo', 'gmx'],
    // A short ending is one letter away from many other valid ones.
    topLevelThreshold: 1,
    secondLevelThreshold: 1,
  })?.domain;
  return domain === undefined || areBothLikely(typedDomain, domain) ? undefined : `${local}@${domain}`;
}

/** Two domains of one name, each under an ending that exists: either may be meant. */
function areBothLikely(typed: string, suggested: string): boolean {
  const [name, ...ending] = typed.split('.');
  return suggested.split('.')[0] === name && topLevelDomains.includes(ending.join('.'));
}
