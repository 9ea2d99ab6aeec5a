/**
 * MUI, on demand: one chunk of the shell that app-like screens load. Wrap them in `MuiScope`.
 * A component that is not listed here becomes available to remotes with the next release of the shell.
 */
export { MuiScope } from './mui-scope';
export { default as Alert } from '@mui/material/Alert';
export { default as Avatar } from '@mui/material/Avatar';
export { default as Divider } from '@mui/material/Divider';
export { default as Drawer } from '@mui/material/Drawer';
export { default as IconButton } from '@mui/material/IconButton';
export { default as List } from '@mui/material/List';
export { default as ListItemButton } from '@mui/material/ListItemButton';
export { default as ListItemIcon } from '@mui/material/ListItemIcon';
export { default as ListItemText } from '@mui/material/ListItemText';
export { default as Menu } from '@mui/material/Menu';
export { default as MenuItem } from '@mui/material/MenuItem';
export { default as Skeleton } from '@mui/material/Skeleton';
export { default as Tooltip } from '@mui/material/Tooltip';
