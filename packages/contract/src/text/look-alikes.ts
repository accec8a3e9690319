/**
 * Letters that are taken for others, after Unicode's list of confusables (UTS 39): those of scripts that people have on
 * their keyboards or find in a list of fancy letters. Each row: the plain letter, then what looks like it.
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

/** Capitals that look like another letter than their small forms do. */
const capitals: Readonly<Record<string, string>> = { Η: 'h', Ν: 'n', Υ: 'y', Μ: 'm' };

const plain = new Map<string, string>();
for (const row of rows) {
  const [letter, ...others] = [...row];
  for (const other of others) if (letter !== undefined && !plain.has(other)) plain.set(other, letter);
}

/** Letters in squares and circles that have no plain form of their own, and those of flags: `[first, last]`. */
const boxed = [
  [0x1f150, 0x1f169],
  [0x1f170, 0x1f189],
  [0x1f1e6, 0x1f1ff],
] as const;

function plainLetter(letter: string): string {
  const code = letter.codePointAt(0) ?? 0;
  const box = boxed.find(([first, last]) => code >= first && code <= last);
  const bare = box ? String.fromCharCode(0x61 + code - box[0]) : letter;
  return plain.get(bare) ?? bare;
}

/**
 * What a text looks like at a glance, as plain letters: without case, accents, spaces and signs. Two texts that may be
 * taken for each other have the same; it is made for comparing alone.
 */
export function skeleton(text: string): string {
  const read = text.normalize('NFKD').replace(/[ΗΝΥΜ]/g, (capital) => capitals[capital] ?? capital);
  const bare = read.toLowerCase().replace(/\p{M}/gu, '');
  const letters = [...bare]
    .map(plainLetter)
    .join('')
    .replace(/[^\p{L}\p{N}]/gu, '');
  // Two letters that stand close are read as one.
  return letters.replaceAll('vv', 'w').replaceAll('rn', 'm').replaceAll('ci', 'd');
}
