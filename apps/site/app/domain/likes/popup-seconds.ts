/** After how many seconds a like pops up, as an address asks for it by `t`; null if it does not (specification §5). */
export function secondsOf(t: string | null): number | null {
  return t !== null && /^[1-9]\d{0,5}$/.test(t) ? Number(t) : null;
}
