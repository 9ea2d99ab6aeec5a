import { Frame, joinClassNames } from '@site/ui';
import type { ComponentType } from 'react';
import type { StillContent } from '../content/types';
import type { ProductImage } from '../media/product-images';
import { ProductPicture } from './product-picture';
import css from './still.module.css';

/** Drawing; the content provides its alternative text. */
type DrawingComponent = ComponentType<{ alt: string }>;
/** Pictures of a page by the names that its content uses. */
export type Pictures<Name extends string> = Record<Name, DrawingComponent | ProductImage>;

/** Picture with its caption: of the product in its own proportions, or a drawing in a 2.39:1 frame. */
export function Still<Name extends string>({
  still,
  pictures,
  className,
}: {
  still: StillContent<Name>;
  pictures: Pictures<Name>;
  className?: string | undefined;
}) {
  const Picture: DrawingComponent | ProductImage = pictures[still.picture];
  return (
    <figure className={joinClassNames(css.still, className)}>
      {'src' in Picture ? (
        <ProductPicture image={Picture} alt={still.alt} />
      ) : (
        <Frame>
          <Picture alt={still.alt} />
        </Frame>
      )}
      <figcaption className={css.slate}>{still.caption}</figcaption>
    </figure>
  );
}
