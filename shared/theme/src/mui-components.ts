import type { Components, Theme } from '@mui/material/styles';
import { muiButtons } from './mui-buttons';
import { muiFields } from './mui-fields';
import { muiSurfaces } from './mui-surfaces';

/** Theme overrides of all MUI components: hairlines, no ripples, no animation. */
export const muiComponents: Components<Theme> = {
  ...muiButtons,
  ...muiFields,
  ...muiSurfaces,
};
