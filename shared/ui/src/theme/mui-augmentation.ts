/** Adds the site's own theme keys to MUI's types. */
declare module '@mui/material/styles' {
  interface CssThemeVariables {
    enabled: true;
  }
  interface PaletteColor {
    /** The color for text. `main` is for fills and not readable as text on light surfaces. */
    text?: string;
  }
  interface SimplePaletteColorOptions {
    text?: string;
  }
  interface TypeBackground {
    /** Background one step above paper: table heads, disabled controls. */
    raised: string;
  }
  interface TypeText {
    tertiary: string;
  }
  interface Palette extends CustomColors {}
  interface PaletteOptions extends CustomColors {}
  interface Shape extends CustomRadii {}
  interface ShapeOptions extends CustomRadii {}
  interface Theme {
    headings: Headings;
    labels: Labels;
    layout: Layout;
  }
  interface ThemeOptions {
    headings: Headings;
    labels: Labels;
    layout: Layout;
  }
}

interface CustomColors {
  /** Border of controls, 3:1 against every surface. */
  control: string;
  focus: string;
  /** Light in the site's drawings, and guides over slides. */
  scene: { tungsten: string; daylight: string; guide: string };
  /** Shadow under menus and dialogs. */
  shadowColor: string;
}

interface CustomRadii {
  card: number;
  dialog: number;
  full: number;
}

interface Headings {
  /** `font-stretch` of the wide font (fonts/README.md). */
  width: string;
}

interface Labels {
  /** Size of the smallest text: labels of dense screens. */
  fontSize: string;
}

interface Layout {
  /** Space above and below a section of a page. */
  section: string;
  /** Space between the header and the title of a page. */
  pageTop: string;
  /** Space beside the text of a page. */
  gutter: string;
  /** Space between two of the twelve columns of a page. */
  columnGap: string;
}

export {};
