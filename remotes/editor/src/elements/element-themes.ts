import { type FirstTheme, type ThemeChange, keepReadable } from '../core/theme/theme-change';
import { applyThemeToChart, changeChartTheme } from './chart/apply-theme-to-chart';
import type { ElementOf, ElementType, SlideElement } from '../core/elements/slide-element';
import { changeImageTheme } from './image/change-image-theme';
import { changeLineTheme } from './line/line-theme';
import { changeShapeTheme, keepShapeReadable } from './shape/change-shape-theme';
import type { DeckTheme } from '../core/model/theme-schema';
import { keepTableReadable } from './table/style/apply-theme-to-table';
import { applyFirstThemeToTable, changeTableTheme } from './table/style/change-table-theme';
import { applyFirstThemeToText, changeTextTheme, keepTextReadable } from './text/change-text-theme';
import { applyThemeToTimeline, changeTimelineTheme } from './timeline/timeline-kind';

interface ElementThemes<Element> {
  /** Follows a change of theme; what was changed by hand is kept. */
  readonly changeTheme: (element: Element, change: ThemeChange) => Element;
  /** Changes the colours of texts that are not read on the background, and of the theme they are changed to. */
  readonly keepReadable?: (element: Element, background: string, theme: DeckTheme) => Element;
  /** Styles an element of a deck that had no theme; missing for kinds that stay as they are. */
  readonly applyFirstTheme?: (element: Element, first: FirstTheme) => Element;
}

const themes: {
  readonly [Type in ElementType]: ElementThemes<ElementOf<Type>>;
} = {
  text: {
    changeTheme: changeTextTheme,
    keepReadable: keepTextReadable,
    applyFirstTheme: applyFirstThemeToText,
  },
  shape: { changeTheme: changeShapeTheme, keepReadable: keepShapeReadable },
  image: { changeTheme: changeImageTheme },
  table: {
    changeTheme: changeTableTheme,
    keepReadable: keepTableReadable,
    applyFirstTheme: applyFirstThemeToTable,
  },
  line: { changeTheme: changeLineTheme },
  chart: {
    changeTheme: changeChartTheme,
    keepReadable: keepColorReadable,
    applyFirstTheme: (chart, { theme, background }) => applyThemeToChart(chart, theme, background),
  },
  timeline: {
    changeTheme: changeTimelineTheme,
    keepReadable: keepColorReadable,
    applyFirstTheme: (timeline, { theme, background }) =>
      applyThemeToTimeline(timeline, theme, background),
  },
};

function keepColorReadable<Element extends { readonly color: string }>(
  element: Element,
  background: string,
  theme: DeckTheme,
): Element {
  return { ...element, color: keepReadable(element.color, [background], theme) };
}

export function elementThemesOf(element: SlideElement): ElementThemes<SlideElement> {
  // The compiler cannot follow that the entry under an element's type takes that element.
  return themes[element.type] as ElementThemes<SlideElement>;
}
