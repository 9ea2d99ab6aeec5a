// The order is the cascade: tokens, the site's own components, then the document's own parts and the frame's modules.
import '@site/theme/fonts.css';
import '@site/theme/tokens.css';
import '@site/ui/ui.css';
import './frame/document.css';
