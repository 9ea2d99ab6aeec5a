import type { Slide } from '../../model/deck-schema';

/** Colour that new elements must contrast with. Pictures count as black, because most are darker than paper. */
export function backgroundColorOf({ background, backgroundPicture }: Slide): string {
  return backgroundPicture ? '#000000' : background;
}
