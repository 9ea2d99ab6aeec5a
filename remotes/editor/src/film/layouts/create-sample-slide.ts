import type { DeckLanguage } from '../../core/amounts/deck-languages';
import type { DeckTheme } from '../../core/model/theme-schema';
import type { Deck, Slide } from '../../core/model/deck-schema';
import { createBudgetTable } from '../film-tables';
import type { LayoutName } from './layouts';
import { createSlideFromLayout } from './create-slide-from-layout';

const ENGLISH = [
  'A title in a few words',
  'What should stay in mind?',
  'Who or what shows it?',
  'What follows from it?',
  'And what comes after?',
] as const;

const GERMAN = [
  'Ein Titel in wenigen Worten',
  'Was soll in Erinnerung bleiben?',
  'Wer oder was zeigt es?',
  'Was folgt daraus?',
  'Und was kommt danach?',
] as const;

/** Placeholder text of a new slide: its title and its lines. */
export const SAMPLE_TEXTS: Readonly<Record<DeckLanguage, readonly [string, ...string[]]>> = {
  en: ENGLISH,
  'en-IN': ENGLISH,
  de: GERMAN,
  'de-CH': GERMAN,
  fr: [
    'Un titre en quelques mots',
    'Que faut-il retenir\u00a0?',
    'Qui ou quoi le montre\u00a0?',
    'Que s’ensuit-il\u00a0?',
    'Et après\u00a0?',
  ],
  es: [
    'Un título en pocas palabras',
    '¿Qué debe recordarse?',
    '¿Quién o qué lo muestra?',
    '¿Qué se deduce de ello?',
    '¿Y qué viene después?',
  ],
  'pt-BR': [
    'Um título em poucas palavras',
    'O que deve ficar na memória?',
    'Quem ou o que mostra isso?',
    'O que se conclui disso?',
    'E o que vem depois?',
  ],
  hi: [
    'कुछ शब्दों में शीर्षक',
    'क्या याद रहना चाहिए?',
    'इसे कौन या क्या दिखाता है?',
    'इससे क्या निकलता है?',
    'और उसके बाद क्या?',
  ],
  ja: [
    '短いタイトル',
    '何を覚えていてほしいですか？',
    '誰が、または何がそれを示しますか？',
    'そこから何が言えますか？',
    'その次に来るものは何ですか？',
  ],
};

const LINE_COUNTS: Partial<Record<LayoutName, number>> = {
  statement: 1,
  panorama: 2,
  wall: 2,
  trio: 2,
  cover: 1,
  table: 1,
  closing: 1,
  timeline: 4,
};

/** Creates a slide of a layout with placeholder text in the language of the deck. */
export function createSampleSlide(
  name: LayoutName,
  theme: DeckTheme,
  { slideHeight, language = 'en' }: Partial<Pick<Deck, 'slideHeight' | 'language'>> = {},
): Slide {
  const [title, ...texts] = SAMPLE_TEXTS[language];
  const lines = texts.slice(0, LINE_COUNTS[name] ?? 3);
  const table = createBudgetTable(language);
  return createSlideFromLayout(name, theme, { title, lines, table }, slideHeight);
}
