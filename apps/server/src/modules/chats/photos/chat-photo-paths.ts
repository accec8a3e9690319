/** Addresses of chats' pictures: unguessable, and each request is answered by the session. */

/** @param fileKey of the clear or the blurred picture */
export function chatPhotoPath(fileKey: string): string {
  return `/chat-photos/${fileKey}.webp`;
}

/** The key in the last part of a path; undefined for what no picture can have. */
export function parseChatPhoto(file: string): string | undefined {
  return /^([A-Za-z0-9_-]{22})\.webp$/.exec(file)?.[1];
}
