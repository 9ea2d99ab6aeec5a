import type { SlideTransition } from '../../core/model/deck-constants';

/** Maps a film dissolve to PowerPoint's fade, because PowerPoint's dissolve is a pattern of squares. */
const FADE = '<p:transition spd="med"><p:fade/></p:transition>';

/** Flash needs a PowerPoint 2010 extension; older programs use the fallback. */
const FLASH =
  '<mc:AlternateContent xmlns:mc="http://schemas.openxmlformats.org/markup-compatibility/2006">' +
  '<mc:Choice xmlns:p14="http://schemas.microsoft.com/office/powerpoint/2010/main" Requires="p14">' +
  '<p:transition spd="med" p14:dur="900"><p14:flash/></p:transition></mc:Choice>' +
  `<mc:Fallback>${FADE}</mc:Fallback></mc:AlternateContent>`;

const TRANSITIONS: Readonly<Record<SlideTransition, string>> = {
  cut: '',
  dissolve: FADE,
  'dip-to-black': '<p:transition spd="med"><p:fade thruBlk="1"/></p:transition>',
  'dip-to-white': FLASH,
};

/** Transition XML, the last part of a slide. */
export function transitionXml(transition: SlideTransition): string {
  return TRANSITIONS[transition];
}
