import type { ThemeTokens } from '@kindling/contract/themes/theme-tokens';

const [width, height] = [1200, 630];
const logoHeight = 148;
const margin = 72;

interface CardParts {
  colours: Pick<ThemeTokens['colours'], 'primary' | 'night'>;
  scene: Buffer;
  logo: Buffer;
}

/**
 * The picture beside a brand's address where somebody sends it around: the scene of its first screen, its colours, the
 * drawn name or, where the theme's logo spells another, its mark, and no member.
 */
export async function drawSocialCard({
  colours: { primary, night },
  scene,
  logo,
}: CardParts): Promise<Buffer> {
  // Loaded by whoever is asked for a card: most processes never are.
  const { default: sharp } = await import('sharp');
  const name = await sharp(logo, { density: 300 }).resize({ height: logoHeight }).png().toBuffer();
  const shade = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
    <linearGradient id="shade" x1="0" y1="1" x2="0.75" y2="0.2">
      <stop offset="0.1" stop-color="${night}"/><stop offset="0.9" stop-color="${night}" stop-opacity="0"/>
    </linearGradient>
    <rect width="${width}" height="${height}" fill="url(#shade)"/>
    <rect y="${height - 18}" width="${width}" height="18" fill="${primary}"/></svg>`;
  return sharp(scene)
    .resize(width, height, { fit: 'cover', position: 'right' })
    .composite([
      { input: Buffer.from(shade) },
      { input: name, left: margin, top: height - margin - logoHeight },
    ])
    .png({ palette: true, compressionLevel: 9 })
    .toBuffer();
}
