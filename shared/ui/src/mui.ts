/**
 * MUI as one on-demand chunk of the shell, for app-like screens. A component that is added here becomes available to
 * remotes with the next release of the shell.
 */
export { MuiScope } from './theme/mui-theme';
/** Components with the names and props of `@site/ui`. */
export { Button, ButtonLink } from './mui-button';
export { Dialog, Notice } from './mui-feedback';
export { TextField, TextAreaField, SelectField, PasswordField } from './mui-fields';
/** MUI's components, with the site's theme. */
export { default as Alert } from '@mui/material/Alert';
export { default as Autocomplete } from '@mui/material/Autocomplete';
export { default as Avatar } from '@mui/material/Avatar';
export { default as ButtonBase } from '@mui/material/ButtonBase';
export { default as Checkbox } from '@mui/material/Checkbox';
export { default as Divider } from '@mui/material/Divider';
export { default as Drawer } from '@mui/material/Drawer';
export { default as FormControlLabel } from '@mui/material/FormControlLabel';
export { default as IconButton } from '@mui/material/IconButton';
export { default as InputBase } from '@mui/material/InputBase';
export { default as List } from '@mui/material/List';
export { default as ListItem } from '@mui/material/ListItem';
export { default as ListItemButton } from '@mui/material/ListItemButton';
export { default as ListItemIcon } from '@mui/material/ListItemIcon';
export { default as ListItemText } from '@mui/material/ListItemText';
export { default as Menu } from '@mui/material/Menu';
export { default as MenuItem } from '@mui/material/MenuItem';
export { default as NativeSelect } from '@mui/material/NativeSelect';
export { default as Radio } from '@mui/material/Radio';
export { default as Skeleton } from '@mui/material/Skeleton';
export { default as Slider } from '@mui/material/Slider';
export { default as Tab } from '@mui/material/Tab';
export { default as Tabs } from '@mui/material/Tabs';
export { default as ToggleButton } from '@mui/material/ToggleButton';
export { default as ToggleButtonGroup } from '@mui/material/ToggleButtonGroup';
export { default as Tooltip } from '@mui/material/Tooltip';
