import type { Transition } from '../core/model/deck';

/** What presentations call a dissolve is a rain of squares; their fade is what film calls one. */
const FADE = '<p:transition spd="med"><p:fade/></p:transition>';

/** Only newer programs know the white flash, and say so in this way; others fade. */
const FLASH =
  '<mc:AlternateContent xmlns:mc="http://schemas.openxmlformats.org/markup-compatibility/2006">' +
  '<mc:Choice xmlns:p14="http://schemas.microsoft.com/office/powerpoint/2010/main" Requires="p14">' +
  '<p:transition spd="med" p14:dur="900"><p14:flash/></p:transition></mc:Choice>' +
  `<mc:Fallback>${FADE}</mc:Fallback></mc:AlternateContent>`;

const TRANSITIONS: Readonly<Record<Transition, string>> = {
  cut: '',
  dissolve: FADE,
  black: '<p:transition spd="med"><p:fade thruBlk="1"/></p:transition>',
  white: FLASH,
};

/** How a slide follows the one before it, as the last part of its markup. */
export function transitionInto(transition: Transition): string {
  return TRANSITIONS[transition];
}
