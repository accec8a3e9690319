/** What a `User-Agent` says to the session's owner; undefined where it names nothing known. */
export interface Device {
  browser: string | undefined;
  system: string | undefined;
  /** A phone or tablet. */
  mobile: boolean;
}

/** The first match wins. Many browsers also name the one they imitate, so the imitators come first. */
const browsers: readonly [pattern: RegExp, name: string][] = [
  [/\bEdg(?:e|A|iOS)?\//, 'Edge'],
  [/\b(?:OPR|OPX|OPT|Opera)\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\bVivaldi\//, 'Vivaldi'],
  [/\b(?:Firefox|FxiOS)\//, 'Firefox'],
  [/\b(?:Chrome|CriOS|HeadlessChrome)\//, 'Chrome'],
  [/\bVersion\/[\d.]+.*\bSafari\//, 'Safari'],
];

const systems: readonly [pattern: RegExp, name: string][] = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bMac OS X\b|\bMacintosh\b/, 'macOS'],
  [/\bLinux\b/, 'Linux'],
];

const nameIn = (table: readonly [RegExp, string][], text: string) =>
  table.find(([pattern]) => pattern.test(text))?.[1];

/** @param userAgent may be truncated */
export function deviceOf(userAgent: string): Device {
  const system = nameIn(systems, userAgent);
  return {
    browser: nameIn(browsers, userAgent),
    system,
    mobile: system === 'iPhone' || system === 'iPad' || system === 'Android',
  };
}
