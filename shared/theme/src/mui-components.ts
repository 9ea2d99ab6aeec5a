import type { Components, Theme } from '@mui/material/styles';
import { muiButtons } from './mui-buttons';
import { muiFields } from './mui-fields';
import { muiSurfaces } from './mui-surfaces';

/** How MUI's components look on this site: hairlines, no ripples, nothing that moves by itself. */
export const muiComponents: Components<Theme> = {
  ...muiButtons,
  ...muiFields,
  ...muiSurfaces,
};
