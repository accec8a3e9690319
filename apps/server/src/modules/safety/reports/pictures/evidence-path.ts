/** The address of a copy of a reported picture on the console. */
export function evidencePath(tenantId: string, storageKey: string): string {
  return `/admin-api/evidence/${tenantId}/${storageKey}.webp`;
}
