import type { ListItem } from '../../core/model/rich-text-schema';
import { readAttribute, readNumber } from '../package/xml-elements';

interface ImportedBullet {
  readonly list: ListItem['list'];
  readonly marker?: string;
  readonly numberingType?: string;
  /** True if its numbering does not continue from the item before it. */
  readonly isRenumbered: boolean;
}

/** Reads the bullet from the properties of a paragraph, nearest first. Pictures become the bullet of their level. */
export function readBullet(chain: readonly Element[]): ImportedBullet {
  const properties = chain.flatMap(({ children }) => Array.from(children));
  const bullet = properties.find(({ localName }) => /^bu(None|Char|AutoNum|Blip)$/.test(localName));
  if (!bullet || bullet.localName === 'buNone') return { list: 'none', isRenumbered: false };
  if (bullet.localName === 'buAutoNum')
    return {
      list: 'number',
      numberingType: readAttribute(bullet, 'type') ?? 'arabicPeriod',
      isRenumbered: (readNumber(bullet, 'startAt') ?? 1) !== 1,
    };
  const font = properties.find(({ localName }) => /^buFont(Tx)?$/.test(localName));
  const character = readAttribute(bullet, 'char');
  return {
    list: 'bullet',
    ...(character ? { marker: toUnicode(character, readAttribute(font, 'typeface') ?? '') } : {}),
    isRenumbered: false,
  };
}

/** Replaces a character of a symbol font, which may be in the private use area, by its Unicode equivalent. */
function toUnicode(character: string, font: string): string {
  const [sign = '•'] = character;
  const code = sign.codePointAt(0) ?? 0;
  const key = code >= 0xf0_00 && code <= 0xf0_ff ? String.fromCharCode(code - 0xf0_00) : sign;
  const signs = SYMBOL_FONTS.find(([name]) => name.test(font))?.[1];
  return signs ? (signs[key] ?? '•') : sign;
}

/** Bullets that are usual in presentations, by font and letter. */
const SYMBOL_FONTS: readonly (readonly [font: RegExp, signs: Readonly<Record<string, string>>])[] =
  [
    [/^wingdings 2$/i, { '¡': '◼', '£': '□', R: '☑', P: '✓' }],
    [/^wingdings 3$/i, { '}': '▸', Ô: '▷', Æ: '→' }],
    [
      /^wingdings$/i,
      {
        l: '●',
        n: '■',
        '§': '▪',
        q: '❑',
        o: '□',
        v: '❖',
        u: '◆',
        w: '◆',
        s: '◆',
        Ø: '➢',
        ü: '✓',
        û: '✗',
        à: '➔',
        è: '➔',
        ð: '⇨',
        '¡': '○',
        m: '❍',
        Ÿ: '•',
      },
    ],
    [/^symbol$/i, { '·': '•', '®': '→', '-': '−' }],
    [/^(monotype sorts|zapfdingbats)$/i, { l: '●', n: '■', u: '◆', v: '❖', q: '❑', '4': '✔' }],
  ];
