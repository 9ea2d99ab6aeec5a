import { createContext, useContext } from 'react';
import { type AssetStore, createAssetStore } from '../../storage/asset-store';

/** Source of the slides' pictures. */
export const AssetContext = createContext<Pick<AssetStore, 'urlOf'>>(createAssetStore(null));

export function useAssets(): Pick<AssetStore, 'urlOf'> {
  return useContext(AssetContext);
}
