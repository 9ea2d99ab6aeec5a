import type { Transition } from '../core/model/deck';
import { child, isOn } from './markup';
import type { Remarks } from './remarks';

/** Maps a transition; unsupported ones become a cut. */
export function transitionOf(slide: Element, remarks: Remarks): Transition {
  const alternative = child(slide, 'AlternateContent');
  const transition = child(slide, 'transition') ?? child(alternative, 'Choice', 'transition');
  const [way] = Array.from(transition?.children ?? []).filter(
    ({ localName }) => localName !== 'sndAc' && localName !== 'extLst',
  );
  if (!way || way.localName === 'cut') return 'cut';
  if (way.localName === 'fade') return isOn(way, 'thruBlk') ? 'black' : 'dissolve';
  if (way.localName === 'flash') return 'white';
  if (way.localName === 'dissolve') return 'dissolve';
  remarks.count('transition');
  return 'cut';
}
