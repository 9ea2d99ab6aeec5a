import { Frame, joinClassNames } from '@site/ui';
import type { StillContent } from '../content/types';
import type { ProductImage } from '../media/product-images';
import css from './still.module.css';

/** Picture with its caption: of the product in its own proportions, or a drawing in a 2.39:1 frame. */
export function Still({
  still: { picture: Picture, alt, caption },
  className,
}: {
  still: StillContent;
  className?: string | undefined;
}) {
  return (
    <figure className={joinClassNames(css.still, className)}>
      {typeof Picture === 'object' ? (
        <ProductPicture image={Picture} alt={alt} />
      ) : (
        <Frame>
          <Picture alt={alt} />
        </Frame>
      )}
      <figcaption className={css.slate}>{caption}</figcaption>
    </figure>
  );
}

/** Picture of the product in its own proportions, for the scheme and the width of the window. */
function ProductPicture({ image, alt }: { image: ProductImage; alt: string }) {
  const { kind, sources = [], isOnFirstScreen, ...file } = image;
  return (
    <picture className={css.picture}>
      {sources.map((source) => (
        <source key={source.media} {...source} sizes={file.sizes} />
      ))}
      <img
        {...file}
        alt={alt}
        className={kind === 'screenshot' ? css.screenshot : undefined}
        {...(isOnFirstScreen ? { fetchPriority: 'high' } : { loading: 'lazy', decoding: 'async' })}
      />
    </picture>
  );
}
