// The order is the cascade: tokens, the site's components, the document's own rules, then the modules of header and
// footer.
import '@site/ui/fonts.css';
import '@site/ui/tokens.css';
import '@site/ui/ui.css';
import './chrome/document.css';
