/** Opens a picture upright, scaled to a longest side. @throws what the browser throws if it cannot read it */
export async function openPicture(file: Blob, longestPx: number): Promise<ImageBitmap> {
  const whole = await createImageBitmap(file);
  const scale = longestPx / Math.max(whole.width, whole.height);
  if (scale >= 1) return whole;
  try {
    return await createImageBitmap(whole, {
      resizeWidth: Math.max(1, Math.round(whole.width * scale)),
      resizeHeight: Math.max(1, Math.round(whole.height * scale)),
      resizeQuality: 'medium',
    });
  } finally {
    whole.close();
  }
}
