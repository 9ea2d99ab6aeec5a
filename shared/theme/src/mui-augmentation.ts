/** Our names in MUI's types: colours and radii that its own palette and shape have no word for. */
declare module '@mui/material/styles' {
  interface CssThemeVariables {
    enabled: true;
  }
  interface PaletteColor {
    /** The colour as text. `main` is a fill: on light surfaces it cannot be read. */
    text?: string;
  }
  interface SimplePaletteColorOptions {
    text?: string;
  }
  interface TypeBackground {
    /** One step above paper: table heads, disabled controls. */
    raised: string;
  }
  interface TypeText {
    tertiary: string;
  }
  interface Palette extends OwnColours {}
  interface PaletteOptions extends OwnColours {}
  interface Shape extends OwnRadii {}
  interface ShapeOptions extends OwnRadii {}
  interface Theme {
    headings: Headings;
    layout: Layout;
  }
  interface ThemeOptions {
    headings: Headings;
    layout: Layout;
  }
}

interface OwnColours {
  /** The edge of a control, 3:1 against every surface. */
  control: string;
  focus: string;
  /** The light in the site's pictures. */
  scene: { tungsten: string; daylight: string };
  /** Of the one shadow, under menus and dialogs. */
  shade: string;
}

interface OwnRadii {
  card: number;
  dialog: number;
  full: number;
}

interface Headings {
  /** At which the wide cut of the face is drawn (fonts/README.md). */
  width: string;
}

interface Layout {
  /** Above and below a section of a page. */
  section: string;
  /** Beside the text of a page. */
  gutter: string;
}

export {};
