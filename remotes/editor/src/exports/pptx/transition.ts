import type { SlideTransition } from '../../core/model/deck-constants';
import { xml, type Xml } from './xml';

/** Film dissolves become PowerPoint's fade, because PowerPoint's dissolve is a pattern of squares. */
const FADE = xml`<p:transition spd="med"><p:fade/></p:transition>`;

/** Transition into a slide. Flash needs a PowerPoint 2010 extension; older programs use the fallback. */
export const TRANSITIONS: Readonly<Record<SlideTransition, Xml | undefined>> = {
  cut: undefined,
  dissolve: FADE,
  'dip-to-black': xml`<p:transition spd="med"><p:fade thruBlk="1"/></p:transition>`,
  'dip-to-white': xml`<mc:AlternateContent xmlns:mc="http://schemas.openxmlformats.org/markup-compatibility/2006">
    <mc:Choice xmlns:p14="http://schemas.microsoft.com/office/powerpoint/2010/main" Requires="p14">
      <p:transition spd="med" p14:dur="900"><p14:flash/></p:transition>
    </mc:Choice>
    <mc:Fallback>${FADE}</mc:Fallback>
  </mc:AlternateContent>`,
};
