/** A share is told from so many mails on. */
const leastMails = 100;
const mostPercent = 5;
/** So many refusals are too many before that. */
const mostAtFirst = 20;

/**
 * Whether so many addresses refuse a mailing that providers will take its sender for one who buys addresses.
 *
 * @param sent mails that a server took or refused for good
 * @param refused those of them that it refused, or that came back
 */
export function isRefusedTooOften({ sent, refused }: { sent: number; refused: number }): boolean {
  return sent < leastMails ? refused >= mostAtFirst : refused * 100 > sent * mostPercent;
}
