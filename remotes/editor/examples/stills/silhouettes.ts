import { drawBand, drawGlow, drawRimLit, drawStill } from './drawing';

/** Outlines of people and of a truck, standing on the origin, about 100 units tall. */
export const TRUCK =
  'M-62-9V-40Q-44-56-26-50T16-41V-9zM19-9V-47Q19-52 24-52H40Q45-52 47-46L52-29Q57-28 57-23V-9z';
export const TRUCK_WHEELS =
  'M-51-9a9 9 0 1 0 18 0a9 9 0 1 0-18 0zM-29-9a9 9 0 1 0 18 0a9 9 0 1 0-18 0zM31-9a9 9 0 1 0 18 0a9 9 0 1 0-18 0z';
export const WOMAN =
  'M-7-91a7 8 0 1 1 14 0Q8-84 12-78L14-52Q20-28 19-2H-19Q-20-28-13-52L-12-78Q-8-84-7-91z';
export const PAN_CARRIER = `${WOMAN}M-20-100Q-16-114 0-115T20-100zM10-78L19-100L22-97L14-70zM-10-78L-19-100L-22-97L-14-70z`;
export const MAN =
  'M-11-92Q-13-104 0-105T12-92Q9-90 7-89Q7-84 4-81L12-77Q16-74 16-66L18-38L13-37L12-58L14-26L9-25L9 0H1V-24H-1V0H-9V-25L-14-26L-12-58L-13-37L-18-38L-16-66Q-16-74-12-77L-4-81Q-7-84-7-89Q-9-90-11-92z';

/** Head and shoulders in front of the camera, in pixels of a still. */
const HEAD =
  'M820 700Q824 640 800 610Q770 540 786 450Q802 330 960 322Q1118 330 1134 450Q1150 540 1120 610Q1096 640 1100 700';
export const BUST = `${HEAD}Q1130 752 1240 780Q1400 826 1440 1080H480Q520 826 680 780Q790 752 820 700z`;
/** Head and shoulders below a shawl. */
export const SHAWL =
  'M960 268Q1190 280 1190 520Q1196 640 1240 730Q1390 800 1440 1080H480Q530 800 680 730Q724 640 730 520Q730 280 960 268z';
export const TURBAN = `${BUST}M752 470Q700 380 770 310Q850 220 980 228Q1140 236 1178 340Q1200 420 1160 470Q960 400 752 470z`;
export const CAP = `${BUST}M770 446Q776 280 960 276Q1144 280 1150 446Q1220 452 1270 486Q1160 462 960 460Q800 460 770 446z`;

/** Head and shoulders against the light. */
export function drawPortrait(path: string, backdrop: readonly string[], light: string): string {
  return drawStill(
    drawBand([0, 1080], backdrop),
    drawGlow([1260, 420], 900, { color: light, opacity: 0.75 }),
    drawRimLit(path, { ink: '#0b0908', light, offset: [13, -6] }),
    drawGlow([1160, 520], 300, { color: light, opacity: 0.14 }),
  );
}
