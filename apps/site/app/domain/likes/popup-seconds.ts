/** After how many seconds a like shows itself, as an address asks for it by `t`; null where it does not (specification §5). */
export function secondsOf(t: string | null): number | null {
  return t !== null && /^[1-9]\d{0,5}$/.test(t) ? Number(t) : null;
}
