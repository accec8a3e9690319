import { appIcons, type AppIcon } from './app-manifest.js';

/** Of a maskable icon a system may cut off all but a circle of this share. */
const safeShare = 0.8;

/**
 * Draws a brand's icon as an installed app's.
 *
 * @param icon square: the theme's drawing, or a picture that is no smaller than any of these
 * @param ground what stands behind a maskable icon, whose corners a system cuts off
 * @returns a PNG
 */
export async function drawAppIcon(icon: Buffer, file: AppIcon, ground: string): Promise<Buffer> {
  // Imported here: most processes draw none.
  const { default: sharp } = await import('sharp');
  const { size, maskable } = appIcons[file];
  const inner = maskable ? Math.round(size * safeShare) : size;
  const drawn = await sharp(icon, { density: (72 * inner) / 128 })
    .resize(inner, inner)
    .png()
    .toBuffer();
  if (!maskable) return drawn;
  return sharp({ create: { width: size, height: size, channels: 4, background: ground } })
    .composite([{ input: drawn }])
    .png({ palette: true })
    .toBuffer();
}
