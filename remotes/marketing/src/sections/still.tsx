import { Frame, joinClassNames } from '@site/ui';
import type { StillContent } from '../content/types';
import type { ProductImage } from '../media/product-images';
import { SvgDrawing } from '../pictures/svg-drawing';
import css from './still.module.css';

/** Picture with its caption: of the product in its own proportions, or a drawing in a 2.39:1 frame. */
export function Still({
  still: { picture, alt, caption },
  className,
}: {
  still: StillContent;
  className?: string | undefined;
}) {
  return (
    <figure className={joinClassNames(css.still, className)}>
      <Picture picture={picture} alt={alt} />
      <figcaption className={css.slate}>{caption}</figcaption>
    </figure>
  );
}

function Picture({ picture, alt }: Omit<StillContent, 'caption'>) {
  if (typeof picture === 'object') return <ProductPicture image={picture} alt={alt} />;
  const Drawing = picture;
  return (
    <Frame>
      {typeof Drawing === 'string' ? <SvgDrawing svg={Drawing} alt={alt} /> : <Drawing alt={alt} />}
    </Frame>
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
