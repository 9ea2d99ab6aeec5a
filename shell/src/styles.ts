// The order is the cascade: tokens, the site's own components, then the frame.
import '@site/theme/fonts.css';
import '@site/theme/tokens.css';
import '@site/ui/ui.css';
import './frame/frame.css';
