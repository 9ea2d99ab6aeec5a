import * as set from '@mdi/js';
import SvgPath from 'svgpath';
import type { Point } from '../../core/geometry/box';
import { toPoints, PATH_BOX_SIZE, type PathSegment, formatPath } from '../../core/geometry/path';

export interface FilmIcon {
  readonly name: string;
  /** Further words that find the icon. */
  readonly keywords: string;
  /** SVG path data on the set's grid of 24 × 24. */
  readonly svgPath: string;
}

type IconEntry = readonly [name: string, drawn: string, words: string];

/** Icons of a film pitch, by subject. */
const ICONS_BY_SUBJECT: Readonly<Record<string, readonly IconEntry[]>> = {
  Film: [
    ['Clapperboard', set.mdiMovieOpen, 'slate take scene shoot'],
    ['Closed slate', set.mdiMovie, 'clapperboard scene'],
    ['Play slate', set.mdiMovieOpenPlay, 'trailer clapperboard'],
    ['Star slate', set.mdiMovieOpenStar, 'clapperboard premiere'],
    ['Film reel', set.mdiMovieRoll, 'roll spool'],
    ['Filmstrip', set.mdiFilmstrip, 'frames celluloid'],
    ['Film stock', set.mdiFilm, 'celluloid analogue'],
    ['Film camera', set.mdiVideoVintage, 'shoot cinema'],
    ['Video camera', set.mdiVideo, 'shoot'],
    ['Photo camera', set.mdiCamera, 'still set'],
    ['Aperture', set.mdiCameraIris, 'lens exposure'],
    ['Projector', set.mdiProjector, 'screening cinema'],
    ['Screen', set.mdiProjectorScreen, 'screening cinema'],
    ['Theatre', set.mdiTheater, 'cinema hall auditorium'],
    ['Masks', set.mdiDramaMasks, 'drama acting comedy tragedy'],
    ['Ticket', set.mdiTicket, 'admission box office'],
    ['Popcorn', set.mdiPopcorn, 'cinema audience'],
    ['Seat', set.mdiSeat, 'cinema audience'],
    ['Television', set.mdiTelevision, 'broadcast series'],
    ['Old television', set.mdiTelevisionClassic, 'broadcast series'],
    ['Streaming', set.mdiMonitorShimmer, 'platform online'],
    ['Telephone screen', set.mdiCellphonePlay, 'mobile vertical streaming'],
    ['Play', set.mdiPlay, 'trailer start'],
    ['Play in a circle', set.mdiPlayCircle, 'trailer start'],
    ['High definition', set.mdiHighDefinitionBox, 'resolution'],
    ['4K', set.mdiVideo4kBox, 'resolution'],
    ['Subtitles', set.mdiSubtitles, 'captions language'],
    ['Sound', set.mdiVolumeHigh, 'audio mix'],
    ['Microphone', set.mdiMicrophone, 'sound interview'],
    ['Stage microphone', set.mdiMicrophoneVariant, 'sound song'],
    ['Headphones', set.mdiHeadphones, 'sound mix listen'],
    ['Music', set.mdiMusic, 'score song'],
    ['Treble clef', set.mdiMusicClefTreble, 'score composer'],
    ['Waveform', set.mdiWaveform, 'sound edit'],
    ['Script', set.mdiScriptText, 'screenplay writing'],
    ['Typewriter', set.mdiTypewriter, 'screenplay writing'],
    ['Pen', set.mdiFountainPenTip, 'writing author'],
    ['Book', set.mdiBookOpenPageVariant, 'novel adaptation source'],
    ['Scissors', set.mdiContentCut, 'editing cut'],
    ['Palette', set.mdiPalette, 'colour grading art'],
    ['Spotlight', set.mdiSpotlightBeam, 'light lamp'],
    ['Lamp', set.mdiLightbulbOn, 'light idea'],
    ['Wind machine', set.mdiFan, 'effects set'],
    ['Magic', set.mdiAutoFix, 'effects vfx'],
    ['Drone', set.mdiQuadcopter, 'aerial shot'],
  ],
  People: [
    ['Person', set.mdiAccount, 'character actor'],
    ['People', set.mdiAccountGroup, 'team crew audience'],
    ['Two people', set.mdiAccountMultiple, 'couple team'],
    ['Child', set.mdiHumanChild, 'kid family'],
    ['Family', set.mdiHumanMaleFemaleChild, 'audience parents'],
    ['Director', set.mdiBullhorn, 'megaphone crew call'],
    ['Star of the cast', set.mdiAccountStar, 'actor lead'],
    ['Cowboy', set.mdiAccountCowboyHat, 'western actor'],
    ['Detective', set.mdiIncognito, 'crime mystery'],
    ['Face', set.mdiFaceManProfile, 'portrait profile character'],
    ['Eye', set.mdiEye, 'watch vision audience'],
    ['Heart', set.mdiHeart, 'love romance'],
    ['Broken heart', set.mdiHeartBroken, 'love drama'],
    ['Applause', set.mdiHandClap, 'audience review'],
    ['Handshake', set.mdiHandshake, 'deal partner co-production'],
    ['Skull', set.mdiSkull, 'horror death'],
    ['Ghost', set.mdiGhost, 'horror supernatural'],
    ['Robot', set.mdiRobot, 'science fiction'],
    ['Alien', set.mdiAlien, 'science fiction'],
    ['Sword', set.mdiSwordCross, 'fantasy fight history'],
    ['Magnifier', set.mdiMagnify, 'mystery search research'],
    ['Handcuffs', set.mdiHandcuffs, 'crime prison'],
  ],
  Places: [
    ['Place', set.mdiMapMarker, 'location pin'],
    ['Map', set.mdiMap, 'location travel'],
    ['World', set.mdiEarth, 'international sales territory'],
    ['Home', set.mdiHome, 'house location'],
    ['City', set.mdiCity, 'urban location'],
    ['Forest', set.mdiPineTree, 'nature location'],
    ['Mountains', set.mdiImageFilterHdr, 'nature location landscape'],
    ['Waves', set.mdiWaves, 'sea water location'],
    ['Castle', set.mdiCastle, 'history fantasy location'],
    ['Studio', set.mdiWarehouse, 'stage location'],
    ['School', set.mdiSchool, 'education student'],
    ['Car', set.mdiCar, 'road travel'],
    ['Train', set.mdiTrain, 'road travel'],
    ['Aeroplane', set.mdiAirplane, 'travel flight'],
    ['Rocket', set.mdiRocketLaunch, 'space science fiction launch'],
    ['Sun', set.mdiWhiteBalanceSunny, 'day exterior weather'],
    ['Moon', set.mdiWeatherNight, 'night exterior'],
    ['Rain', set.mdiWeatherPouring, 'weather exterior'],
    ['Snow', set.mdiSnowflake, 'winter weather'],
    ['Lightning', set.mdiFlash, 'storm thriller energy'],
    ['Fire', set.mdiFire, 'stunt effects hot'],
    ['Leaf', set.mdiLeaf, 'green production nature'],
  ],
  'Money and release': [
    ['Euro', set.mdiCurrencyEur, 'budget money'],
    ['Dollar', set.mdiCurrencyUsd, 'budget money'],
    ['Pound', set.mdiCurrencyGbp, 'budget money'],
    ['Rupee', set.mdiCurrencyInr, 'budget money'],
    ['Yen', set.mdiCurrencyJpy, 'budget money'],
    ['Cash', set.mdiCash, 'budget money finance'],
    ['Bank', set.mdiBank, 'finance fund institution'],
    ['Scales', set.mdiScaleBalance, 'law rights contract'],
    ['Contract', set.mdiFileSign, 'deal rights law'],
    ['Bars', set.mdiChartBar, 'figures market'],
    ['Rising line', set.mdiTrendingUp, 'growth market'],
    ['Pie', set.mdiChartPie, 'shares finance'],
    ['Target', set.mdiTarget, 'audience goal'],
    ['Calendar', set.mdiCalendarMonth, 'schedule date'],
    ['Clock', set.mdiClockOutline, 'schedule time length'],
    ['Hourglass', set.mdiTimerSand, 'schedule time'],
    ['Flag', set.mdiFlag, 'milestone country'],
    ['Trophy', set.mdiTrophy, 'award prize festival'],
    ['Medal', set.mdiMedal, 'award prize festival'],
    ['Crown', set.mdiCrown, 'prize king'],
    ['Star', set.mdiStar, 'rating review prize'],
    ['Quote', set.mdiFormatQuoteOpen, 'review press'],
    ['Newspaper', set.mdiNewspaper, 'press review'],
    ['Thumb up', set.mdiThumbUp, 'review like'],
    ['Gift', set.mdiGift, 'perk crowdfunding'],
    ['Globe of the web', set.mdiWeb, 'internet site'],
    ['Email', set.mdiEmail, 'contact letter'],
    ['Telephone', set.mdiPhone, 'contact call'],
    ['Link', set.mdiLinkVariant, 'internet address'],
    ['Lock', set.mdiLock, 'confidential rights'],
    ['Tick', set.mdiCheckBold, 'done yes'],
    ['Cross', set.mdiCloseThick, 'no'],
    ['Arrow', set.mdiArrowRightBold, 'next'],
    ['Plus', set.mdiPlusThick, 'more'],
    ['Information', set.mdiInformation, 'note'],
    ['Warning', set.mdiAlert, 'risk'],
  ],
};

const FILM_ICONS: readonly FilmIcon[] = Object.entries(ICONS_BY_SUBJECT).flatMap(
  ([group, entries]) =>
    entries.map(([name, svgPath, words]) => ({ name, svgPath, keywords: `${group} ${words}` })),
);

/** Finds the icons whose name or keywords contain all words; an empty query finds every icon. */
export function findFilmIcons(query: string): readonly FilmIcon[] {
  const terms = query.toLowerCase().split(/\s+/);
  return FILM_ICONS.filter(({ name, keywords }) => {
    const text = `${name} ${keywords}`.toLowerCase();
    return terms.every((term) => text.includes(term));
  });
}

/** Side of the icon set's grid. */
const ICON_GRID_SIZE = 24;

/** Converts an icon's path to the path format of decks: absolute lines and curves only. */
export function normalizeIconPath(drawn: string): string {
  const steps: PathSegment[] = [];
  SvgPath(drawn)
    .abs()
    .unshort()
    .unarc()
    .scale(PATH_BOX_SIZE / ICON_GRID_SIZE)
    .round(0)
    .iterate(([command, ...numbers], _index, x, y) => {
      const step = CONVERTERS[command]?.(numbers, { x, y });
      if (step) steps.push(step);
    });
  return formatPath(steps);
}

type ToSegment = (numbers: readonly number[], at: Point) => PathSegment;

/** Conversion of each SVG path command. */
const CONVERTERS: Readonly<Record<string, ToSegment>> = {
  M: (numbers) => ({ command: 'M', points: toPoints(numbers) }),
  L: (numbers) => ({ command: 'L', points: toPoints(numbers) }),
  H: ([x = 0], { y }) => ({ command: 'L', points: [{ x, y }] }),
  V: ([y = 0], { x }) => ({ command: 'L', points: [{ x, y }] }),
  C: (numbers) => ({ command: 'C', points: toPoints(numbers) }),
  Q: toCubic,
  Z: () => ({ command: 'Z', points: [] }),
};

/** Raises a quadratic Bézier curve to a cubic one. */
function toCubic(numbers: readonly number[], at: Point): PathSegment {
  const [control = at, end = at] = toPoints(numbers);
  const raise = ({ x, y }: Point) => ({
    x: Math.round(x + ((control.x - x) * 2) / 3),
    y: Math.round(y + ((control.y - y) * 2) / 3),
  });
  return { command: 'C', points: [raise(at), raise(end), end] };
}
