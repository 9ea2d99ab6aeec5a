import type { ShapeElement } from '../shape-schema';
import { createShape } from '../create-shape';

/** Preset of ECMA-376 that the editor offers, with the words that people search it by. */
export interface CataloguedPreset {
  readonly name: string;
  readonly label: string;
  readonly keywords: string;
}

const SIZES = {
  square: { width: 140, height: 140 },
  wide: { width: 180, height: 110 },
  tall: { width: 110, height: 180 },
  banner: { width: 280, height: 90 },
} as const;

type Entry = readonly [
  name: string,
  label: string,
  keywords: string,
  size?: keyof typeof SIZES | undefined,
];

const PRESETS_BY_GROUP: Readonly<Record<string, readonly Entry[]>> = {
  'basic shape': [
    ['triangle', 'Triangle', 'pyramid delta'],
    ['rtTriangle', 'Right triangle', 'corner wedge'],
    ['diamond', 'Diamond', 'rhombus decision'],
    ['parallelogram', 'Parallelogram', 'slanted box', 'wide'],
    ['trapezoid', 'Trapezoid', 'funnel', 'wide'],
    ['pentagon', 'Pentagon', 'five corners'],
    ['hexagon', 'Hexagon', 'six corners honeycomb', 'wide'],
    ['heptagon', 'Heptagon', 'seven corners'],
    ['octagon', 'Octagon', 'eight corners stop sign'],
    ['decagon', 'Decagon', 'ten corners'],
    ['dodecagon', 'Dodecagon', 'twelve corners'],
    ['roundRect', 'Rounded rectangle', 'box card button', 'wide'],
    ['snip1Rect', 'Rectangle with a cut corner', 'snip card tab', 'wide'],
    ['snip2SameRect', 'Rectangle with two cut corners', 'snip tab', 'wide'],
    ['snip2DiagRect', 'Rectangle with opposite cut corners', 'snip ticket', 'wide'],
    ['round1Rect', 'Rectangle with a round corner', 'card leaf', 'wide'],
    ['round2SameRect', 'Rectangle with a round top', 'tab folder', 'wide'],
    ['round2DiagRect', 'Rectangle with opposite round corners', 'leaf', 'wide'],
    ['plaque', 'Plaque', 'ticket label cinema admission', 'wide'],
    ['plus', 'Cross', 'plus medical add'],
    ['frame', 'Frame', 'picture border'],
    ['halfFrame', 'Half frame', 'corner bracket'],
    ['corner', 'L shape', 'corner angle'],
    ['diagStripe', 'Diagonal stripe', 'ribbon corner'],
    ['donut', 'Ring', 'donut circle hole'],
    ['noSmoking', 'Prohibited', 'forbidden no ban'],
    ['blockArc', 'Thick arc', 'rainbow half ring'],
    ['pie', 'Pie', 'slice sector pacman'],
    ['chord', 'Chord', 'circle segment'],
    ['teardrop', 'Teardrop', 'drop water pin'],
    ['foldedCorner', 'Note', 'folded corner paper page'],
    ['bevel', 'Bevel', 'button raised'],
    ['cube', 'Cube', 'box block'],
    ['can', 'Cylinder', 'can database barrel', 'tall'],
    ['heart', 'Heart', 'love romance'],
    ['lightningBolt', 'Lightning bolt', 'flash power energy'],
    ['sun', 'Sun', 'day light exterior'],
    ['moon', 'Moon', 'night crescent', 'tall'],
    ['cloud', 'Cloud', 'weather thought', 'wide'],
    ['smileyFace', 'Smiley', 'face happy comedy'],
    ['gear6', 'Gear with six teeth', 'cog settings machine'],
    ['gear9', 'Gear with nine teeth', 'cog settings machine'],
    ['funnel', 'Funnel', 'filter pipeline'],
  ],
  arrow: [
    ['rightArrow', 'Right arrow', 'next forward', 'wide'],
    ['leftArrow', 'Left arrow', 'back previous', 'wide'],
    ['upArrow', 'Up arrow', 'rise increase', 'tall'],
    ['downArrow', 'Down arrow', 'fall decrease', 'tall'],
    ['leftRightArrow', 'Left and right arrow', 'both double', 'wide'],
    ['upDownArrow', 'Up and down arrow', 'both double', 'tall'],
    ['quadArrow', 'Four-way arrow', 'move directions'],
    ['leftRightUpArrow', 'Three-way arrow', 'directions junction'],
    ['bentArrow', 'Bent arrow', 'turn corner'],
    ['uturnArrow', 'U-turn arrow', 'return back'],
    ['curvedRightArrow', 'Curved right arrow', 'turn loop', 'tall'],
    ['curvedDownArrow', 'Curved down arrow', 'turn loop', 'wide'],
    ['circularArrow', 'Circular arrow', 'cycle loop repeat'],
    ['stripedRightArrow', 'Striped arrow', 'next speed', 'wide'],
    ['notchedRightArrow', 'Notched arrow', 'next', 'wide'],
    ['homePlate', 'Pentagon arrow', 'process step timeline first', 'wide'],
    ['chevron', 'Chevron', 'process step timeline next', 'wide'],
    ['rightArrowCallout', 'Box with an arrow', 'callout next', 'wide'],
    ['downArrowCallout', 'Box with a down arrow', 'callout next'],
    ['swooshArrow', 'Swoosh arrow', 'growth curve rising'],
  ],
  'star banner': [
    ['star4', 'Four-pointed star', 'sparkle twinkle'],
    ['star5', 'Five-pointed star', 'rating award review'],
    ['star6', 'Six-pointed star', 'hexagram'],
    ['star8', 'Eight-pointed star', 'badge'],
    ['star12', 'Twelve-pointed star', 'badge seal'],
    ['star16', 'Sixteen-pointed star', 'badge seal'],
    ['star24', 'Seal', 'twenty-four points badge award sticker'],
    ['irregularSeal1', 'Explosion', 'burst bang action boom', 'wide'],
    ['irregularSeal2', 'Large explosion', 'burst bang action boom', 'wide'],
    ['ribbon', 'Ribbon down', 'award laurel title', 'banner'],
    ['ribbon2', 'Ribbon up', 'award laurel title', 'banner'],
    ['ellipseRibbon', 'Curved ribbon', 'award title', 'banner'],
    ['horizontalScroll', 'Scroll', 'parchment screenplay', 'wide'],
    ['verticalScroll', 'Upright scroll', 'parchment screenplay', 'tall'],
    ['wave', 'Wave', 'flag water', 'wide'],
    ['doubleWave', 'Double wave', 'flag water', 'wide'],
  ],
  'callout speech': [
    ['wedgeRectCallout', 'Square speech bubble', 'dialogue quote comment', 'wide'],
    ['wedgeEllipseCallout', 'Oval speech bubble', 'dialogue quote comment', 'wide'],
    ['cloudCallout', 'Thought bubble', 'dream think idea', 'wide'],
    ['borderCallout1', 'Label with a line', 'caption annotation pointer', 'wide'],
    ['accentCallout1', 'Label with a bar', 'caption annotation pointer', 'wide'],
  ],
  bracket: [
    ['leftBracket', 'Left bracket', 'parenthesis', 'tall'],
    ['rightBracket', 'Right bracket', 'parenthesis', 'tall'],
    ['leftBrace', 'Left brace', 'curly', 'tall'],
    ['rightBrace', 'Right brace', 'curly', 'tall'],
    ['bracketPair', 'Pair of brackets', 'parentheses', 'wide'],
    ['bracePair', 'Pair of braces', 'curly', 'wide'],
    ['arc', 'Arc', 'curve line'],
  ],
  'flow chart': [
    ['flowChartProcess', 'Process', 'step box', 'wide'],
    ['flowChartAlternateProcess', 'Alternate process', 'step box rounded', 'wide'],
    ['flowChartDecision', 'Decision', 'question branch diamond', 'wide'],
    ['flowChartInputOutput', 'Data', 'input output', 'wide'],
    ['flowChartPredefinedProcess', 'Predefined process', 'subroutine', 'wide'],
    ['flowChartDocument', 'Document', 'paper contract', 'wide'],
    ['flowChartMultidocument', 'Documents', 'papers contracts', 'wide'],
    ['flowChartTerminator', 'Start or end', 'terminator pill', 'wide'],
    ['flowChartPreparation', 'Preparation', 'hexagon', 'wide'],
    ['flowChartManualInput', 'Manual input', 'keyboard', 'wide'],
    ['flowChartManualOperation', 'Manual operation', 'funnel', 'wide'],
    ['flowChartConnector', 'Connector', 'circle junction'],
    ['flowChartOffpageConnector', 'Off-page connector', 'shield pocket'],
    ['flowChartPunchedTape', 'Punched tape', 'wave film strip', 'wide'],
    ['flowChartDelay', 'Delay', 'wait half round', 'wide'],
    ['flowChartMagneticDisk', 'Stored data', 'database disk cylinder'],
    ['flowChartDisplay', 'Display', 'screen monitor', 'wide'],
  ],
  'math sign': [
    ['mathPlus', 'Plus sign', 'add'],
    ['mathMinus', 'Minus sign', 'subtract'],
    ['mathMultiply', 'Multiplication sign', 'times cross no'],
    ['mathDivide', 'Division sign', 'share'],
    ['mathEqual', 'Equals sign', 'result'],
    ['mathNotEqual', 'Not equal sign', 'different'],
  ],
};

const ENTRIES: readonly (CataloguedPreset & Pick<ShapeElement, 'width' | 'height'>)[] =
  Object.entries(PRESETS_BY_GROUP).flatMap(([group, entries]) =>
    entries.map(([name, label, keywords, size = 'square']) => ({
      name,
      label,
      keywords: `${group} ${keywords}`,
      ...SIZES[size],
    })),
  );

export const CATALOGUED_PRESETS: readonly CataloguedPreset[] = ENTRIES;

/** Finds the presets whose label or keywords contain all words; an empty query finds every preset. */
export function findPresets(query: string): readonly CataloguedPreset[] {
  const terms = query.toLowerCase().split(/\s+/);
  return CATALOGUED_PRESETS.filter(({ label, keywords }) => {
    const text = `${label} ${keywords} shape`.toLowerCase();
    return terms.every((term) => text.includes(term));
  });
}

export function createPresetShape(name: string): ShapeElement {
  const entry = ENTRIES.find((candidate) => candidate.name === name);
  const { width, height } = entry ?? SIZES.square;
  return createShape({
    shapeType: 'preset',
    preset: { name, adjustments: {}, isMirrored: false },
    sourceName: entry?.label ?? '',
    width,
    height,
  });
}
