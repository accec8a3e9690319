/** The address on the console of a picture whose message was removed. */
export function removedPicturePath(tenantId: string, fileKey: string): string {
  return `/admin-api/removed-messages/${tenantId}/${fileKey}.webp`;
}
