/**
 * Whether staff can answer what is written to fictional profiles: they can't until they have a desk for it. As long as they
 * can't, a message to one costs nothing and the site says so (decisions §5.2). This is the one place that decides.
 */
export function canStaffAnswer(): boolean {
  return false;
}
