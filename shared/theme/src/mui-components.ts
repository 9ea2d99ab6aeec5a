import { muiButtons } from './mui-buttons';
import { muiFields } from './mui-fields';
import { muiSurfaces } from './mui-surfaces';

/** How MUI's components look on this site: hairlines, no ripples, nothing that moves by itself. */
export const muiComponents = { ...muiButtons, ...muiFields, ...muiSurfaces };
