import { use } from 'react';
import { lazySlideContent } from '../../deferred/lazy-slide-content';
import { pictureBoxOf } from '../../elements/image/picture-box';
import type { ImageElement } from '../../elements/image/image-schema';
import { useAssets } from './asset-context';
import styles from './slide.module.css';

/** Loads on demand, because few pictures are adjusted. */
const AdjustedImage = lazySlideContent(() =>
  import('../../elements/image/image-layers').then((module) => module.AdjustedImage),
);

export function AssetImage({ image }: { image: ImageElement }) {
  const url = use(useAssets().urlOf(image.asset));
  if (url === undefined)
    return <div className={styles['missing']}>This image is not in this browser.</div>;
  const { x, y, width, height } = pictureBoxOf(image);
  const picture = (
    <img
      className={styles['picture']}
      style={{ left: x, top: y, width, height }}
      src={url}
      data-asset={image.asset}
      alt={image.alt}
      draggable={false}
    />
  );
  return image.adjustments ? (
    <AdjustedImage adjustments={image.adjustments}>{picture}</AdjustedImage>
  ) : (
    picture
  );
}
