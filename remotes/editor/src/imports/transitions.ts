import type { Transition } from '../core/model/deck';
import { child, isOn } from './markup';
import type { Remarks } from './remarks';

/** Maps a transition; unsupported ones become a cut. */
export function transitionOf(slide: Element, remarks: Remarks): Transition {
  const alternative = child(slide, 'AlternateContent');
  const transition = child(slide, 'transition') ?? child(alternative, 'Choice', 'transition');
  const [effect] = Array.from(transition?.children ?? []).filter(
    ({ localName }) => localName !== 'sndAc' && localName !== 'extLst',
  );
  if (!effect || effect.localName === 'cut') return 'cut';
  if (effect.localName === 'fade') return isOn(effect, 'thruBlk') ? 'black' : 'dissolve';
  if (effect.localName === 'flash') return 'white';
  if (effect.localName === 'dissolve') return 'dissolve';
  remarks.count('transition');
  return 'cut';
}
