/**
 * Look-alike letters, after Unicode's list of confusables (UTS 39): those of scripts found on keyboards or in lists of
 * fancy letters. Each row: the plain letter, then its look-alikes.
 */
const rows = [
  'aαаɑ4@ᴀⲁ',
  'bвьʙ8ßƅᏏ',
  'cсςϲᴄ¢ⲥ',
  'dԁɗժᴅ',
  'eеєεɛ3ᴇҽ℮',
  'fғƒϝꜰ',
  'gɡցɢ9',
  'hһнհʜ',
  'iіιɩıїl1|!¡jјɪʟӏוןⅼєɭłᎥ',
  'kкκĸᴋ',
  'mмᴍ',
  'nпиηոռɴñ',
  'oоοօø0σѳᴏסⲟ',
  'pрρᴘþ',
  'qԛգ',
  'rгʀᴦ',
  'sѕʂ5$ꜱ',
  'tтτ7ᴛ+ŧ',
  'uυսцʋᴜμ',
  'vνѵᴠ',
  'wѡшωԝᴡ',
  'xхχ×',
  'yуγүʏ',
  'zᴢ2',
] as const;

/** Capitals that look like another letter than their lowercase forms do. */
const capitals: Readonly<Record<string, string>> = { Η: 'h', Ν: 'n', Υ: 'y', Μ: 'm' };

const plain = new Map<string, string>();
for (const row of rows) {
  const [letter, ...others] = [...row];
  for (const other of others) if (letter !== undefined && !plain.has(other)) plain.set(other, letter);
}

/** Letters in squares and circles without a compatibility form, and those of flags: `[first, last]`. */
const boxed = [
  [0x1f150, 0x1f169],
  [0x1f170, 0x1f189],
  [0x1f1e6, 0x1f1ff],
] as const;

/** The plain letter that a letter, digit or sign looks like; itself if it looks like none. @param letter in lower case */
export function plainLetter(letter: string): string {
  const code = letter.codePointAt(0) ?? 0;
  const box = boxed.find(([first, last]) => code >= first && code <= last);
  const bare = box ? String.fromCharCode(0x61 + code - box[0]) : letter;
  return plain.get(bare) ?? bare;
}

/**
 * A text's appearance as plain letters: without case, accents, spaces and symbols. Confusable texts have the same
 * skeleton; use it for comparison only.
 */
export function skeleton(text: string): string {
  const read = text.normalize('NFKD').replace(/[ΗΝΥΜ]/g, (capital) => capitals[capital] ?? capital);
  const bare = read.toLowerCase().replace(/\p{M}/gu, '');
  const letters = [...bare]
    .map(plainLetter)
    .join('')
    .replace(/[^\p{L}\p{N}]/gu, '');
  // Two adjacent letters can read as one.
  return letters.replaceAll('vv', 'w').replaceAll('rn', 'm').replaceAll('ci', 'd');
}
