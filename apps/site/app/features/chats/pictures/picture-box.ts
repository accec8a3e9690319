/** The largest size of a picture in a chat, and the smallest with room for a button and words. */
const most = { width: 300, height: 340 };
const least = { width: 210, height: 170 };

/**
 * The box of a picture in the conversation, in pixels: its own shape within limits, so that nothing moves when it is loaded or
 * opened.
 */
export function pictureBox({ width, height }: { width: number; height: number }): {
  width: number;
  height: number;
} {
  const scale = Math.min(most.width / width, most.height / height);
  return {
    width: Math.round(Math.max(least.width, width * scale)),
    height: Math.round(Math.max(least.height, height * scale)),
  };
}
