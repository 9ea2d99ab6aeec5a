import { createContext, use, useContext } from 'react';
import { lazySlideContent } from '../../deferred/lazy-component';
import { pictureBoxOf } from './picture-box';
import type { ImageElement } from './image-schema';
import styles from '../../drawing/slide.module.css';
import { type AssetStore, createAssetStore } from '../../storage/assets/asset-store';

/** Source of the slides' pictures. */
export const AssetContext = createContext<Pick<AssetStore, 'urlOf'>>(createAssetStore(() => null));

/** Loads on demand, because few pictures are adjusted. */
const AdjustedImage = lazySlideContent(() =>
  import('./image-layers').then((module) => module.AdjustedImage),
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

export function useAssets(): Pick<AssetStore, 'urlOf'> {
  return useContext(AssetContext);
}
