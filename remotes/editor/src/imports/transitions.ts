import type { SlideTransition } from '../core/model/deck-constants';
import { findChild, readBoolean } from './package/xml-elements';
import type { ImportWarnings } from './import-warnings';

/** Maps a transition; unsupported ones become a cut. */
export function readTransition(slide: Element, remarks: ImportWarnings): SlideTransition {
  const alternative = findChild(slide, 'AlternateContent');
  const transition =
    findChild(slide, 'transition') ?? findChild(alternative, 'Choice', 'transition');
  const [effect] = Array.from(transition?.children ?? []).filter(
    ({ localName }) => localName !== 'sndAc' && localName !== 'extLst',
  );
  if (!effect || effect.localName === 'cut') return 'cut';
  if (effect.localName === 'fade')
    return readBoolean(effect, 'thruBlk') ? 'dip-to-black' : 'dissolve';
  if (effect.localName === 'flash') return 'dip-to-white';
  if (effect.localName === 'dissolve') return 'dissolve';
  remarks.count('transition');
  return 'cut';
}
