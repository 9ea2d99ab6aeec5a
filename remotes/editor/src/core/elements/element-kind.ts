import type { DeckLanguage } from '../amounts/deck-languages';
import type { TextStyle } from '../model/rich-text-schema';
import type { ElementOf, SlideElement } from './slide-element';
import type { TextElement } from '../text/text-schema';
import type { DeckTheme } from '../model/theme-schema';

/** Cell of the rows that an element shows. */
export interface CellPosition {
  readonly row: number;
  readonly column: number;
}

export type CellStep = 'next' | 'previous' | 'below';

/** Style of an element that is added; a missing function leaves the element as it is. */
export interface NewElementStyle<Element> {
  /** Colours for a deck without a theme, readable on the background. */
  readonly withReadableColors?: (element: Element, background: string) => Element;
  /** Part of its size to which an element shrinks rather than cover another one; missing for those that may cover. */
  readonly minPart?: number;
  readonly applyTheme?: (element: Element, theme: DeckTheme, background: string) => Element;
}

/** Icon of the editor, or a stroke path on a 20 × 20 grid. */
type ElementIcon =
  | 'text'
  | 'image'
  | 'film'
  | 'table'
  | 'line'
  | 'arrow'
  | 'chart'
  | Exclude<ElementOf<'shape'>['shapeType'], 'preset'>
  | `M${string}`;

export type ElementsById = ReadonlyMap<string, SlideElement>;

/** Style that can be copied from one element to others. */
interface CopiedStyle {
  readonly text?: Partial<TextStyle>;
  readonly shape?: Partial<Pick<ElementOf<'shape'>, 'fill' | 'stroke' | 'strokeWidth'>>;
}

/**
 * Behaviour of a kind of element that the editor needs from its start. Views, panels, reviews and changes of theme have
 * registries of their own, because they load later. Missing functions leave the element as it is.
 */
export interface ElementKind<Element extends SlideElement> {
  /** Labels by variant, for example by the type of a shape; by the type of the element if there is one. */
  readonly labels: Readonly<Record<string, string>>;
  readonly variantOf?: (element: Element) => string;
  readonly iconOf: (element: Element) => ElementIcon;
  /** Icon of the command that inserts an element of the kind, and what it inserts; missing for kinds with other commands. */
  readonly insertIcon?: ElementIcon;
  readonly create?: (language?: DeckLanguage) => Element;
  readonly newStyle?: NewElementStyle<Element>;
  /** Writes results in a language; missing for kinds without amounts. */
  readonly setLanguage?: (element: Element, language: DeckLanguage) => Element;
  /** Content in a few words, for the element's name; empty for none. */
  readonly summaryOf?: (element: Element) => string;
  /** Position for screen readers, if it is not the one of the box. */
  readonly describePosition?: (element: Element) => string;
  /** Text in rows of cells; text that is not a table is one cell. */
  readonly textRowsOf?: (element: Element) => readonly (readonly string[])[];
  /** Missing if the text cannot be found and replaced. */
  readonly replaceText?: (element: Element, pattern: RegExp, replacement: string) => Element;
  /** Text as a text box of the element's size, without its opacity; undefined for variants without text. */
  readonly textBoxOf?: (element: Element) => TextElement | undefined;
  readonly withTextBox?: (element: Element, text: TextElement) => Element;
  /** Distinct styles of the text. */
  readonly textStylesOf?: (
    element: Element,
  ) => readonly Pick<TextStyle, 'fontFamily' | 'fontSize' | 'color'>[];
  readonly setTextStyle?: (element: Element, style: Partial<TextStyle>) => Element;
  readonly copiedStyleOf?: (element: Element) => CopiedStyle;
  /** Opened by a double click or Enter: typing, typing in a cell, or cropping. */
  readonly editing?: 'text' | 'cell' | 'crop';
  readonly setCellText?: (element: Element, cell: CellPosition, text: string) => Element;
  /** Ends the typing in a cell that had another text before. */
  readonly finishCellText?: (element: Element, cell: CellPosition, before: string) => Element;
  readonly addRow?: (element: Element) => Element;
  /** Cell that a key leads to; it may be in a row that doesn't exist yet; undefined for none. */
  readonly findNextCell?: (
    element: Element,
    from: CellPosition,
    step: CellStep,
  ) => CellPosition | undefined;
  /** Reason why a cell cannot be typed in; undefined for those that can. */
  readonly describeComputedCell?: (element: Element, cell: CellPosition) => string | undefined;
  /** True if the element is outlined and hit only where it is drawn. */
  readonly hasNoBox?: boolean;
  /** True if a dragged corner keeps the aspect ratio. */
  readonly keepsAspectRatio?: (element: Element) => boolean;
  /** Replaces ids of other elements after copying; `ids` has the new id of each copied element. */
  readonly remapReferences?: (element: Element, ids: ReadonlyMap<string, string>) => Element;
  /** True if changes of other elements on the slide can change the element. */
  readonly isDependent?: (element: Element) => boolean;
  readonly follow?: (element: Element, before: ElementsById, after: ElementsById) => Element;
}
