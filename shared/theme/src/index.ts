export { muiTheme } from './mui-theme';
