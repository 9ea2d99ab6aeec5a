import type { ProductImage } from '../media/product-images';
import css from './product-picture.module.css';

/** Picture of the product in its own proportions, for the scheme and the width of the window. */
export function ProductPicture({ image, alt }: { image: ProductImage; alt: string }) {
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
