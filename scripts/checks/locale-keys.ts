/** Keys of texts that sources ask for. Pure: takes sources, hands back what it found. */

/** A key as written in a source: with its namespace, or without when the component's default applies. */
export interface UsedKey {
  namespace: string | undefined;
  key: string;
  /** True when the written text goes on with something computed: `errors:${code}`. */
  isPrefix: boolean;
  /** True when the call hands a context over, which i18next appends to the key: seen_female. */
  hasContext: boolean;
}

/** t('ns:key'), i18nKey="ns:key"; also t(`ns:start.${rest}`), of which only the start is known. */
const CALL =
  /(?<![\w$.])(?:i18n\.)?t\(\s*(?:'([^'\n]+)'|"([^"\n]+)"|`([^`\n]+)`)|\bi18nKey=(?:"([^"\n]+)"|\{'([^'\n]+)'\})/g;

/** All keys a source file asks for by a literal. */
export function usedKeys(source: string): UsedKey[] {
  return [...source.matchAll(CALL)].flatMap((match) => {
    const written = match.slice(1).find((group) => group !== undefined) ?? '';
    const start = written.split('${')[0] ?? '';
    if (start === '') return [];
    const colon = start.indexOf(':');
    return [
      {
        namespace: colon === -1 ? undefined : start.slice(0, colon),
        key: start.slice(colon + 1),
        isPrefix: start !== written,
        hasContext: /\bcontext\b/.test(restOfCall(source, match.index + match[0].length)),
      },
    ];
  });
}

/** What follows a key up to the end of its call or element. */
const restOfCall = (source: string, from: number) =>
  source.slice(from, from + 300).split(/\);|\/>|\)\}/)[0] ?? '';

/** Whether a text exists for a used key. A key without namespace may come from any of them. */
export function keyExists(used: UsedKey, texts: Record<string, Record<string, string>>): boolean {
  const files = used.namespace === undefined ? Object.values(texts) : [texts[used.namespace] ?? {}];
  return files.some((file) => {
    if (used.isPrefix) return Object.keys(file).some((key) => key.startsWith(used.key));
    if (used.key in file || `${used.key}_other` in file || `${used.key}_ordinal_other` in file) return true;
    return used.hasContext && Object.keys(file).some((key) => key.startsWith(`${used.key}_`));
  });
}
