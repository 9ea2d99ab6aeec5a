import type { DeckLanguage } from './deck-languages';
import { TOTAL_LABELS } from './number-signs';

/** Texts that the editor adds to a deck, in English. */
export type DeckTerm = keyof typeof TRANSLATIONS | 'Total';

/** Text that the editor adds to a deck, in the deck's language. */
export function deckTermOf(language: DeckLanguage, term: DeckTerm): string {
  if (term === 'Total') return TOTAL_LABELS[language];
  return translationOf(language, term, TRANSLATIONS[term]);
}

/** "Slide 3 of 12", in the language of a deck. */
export function slidePositionOf(language: DeckLanguage, number: number, count: number): string {
  return deckTermOf(language, 'Slide {number} of {count}')
    .replace('{number}', String(number))
    .replace('{count}', String(count));
}

/** German, French, Spanish, Portuguese, Hindi, Japanese. */
export type Translations = readonly [string, string, string, string, string, string];

/** Text in a language of decks. */
export function translationOf(
  language: DeckLanguage,
  english: string,
  [german, french, spanish, portuguese, hindi, japanese]: Translations,
): string {
  const translations: Readonly<Record<DeckLanguage, string>> = {
    en: english,
    'en-IN': english,
    de: german,
    'de-CH': german.replaceAll('ß', 'ss'),
    fr: french,
    es: spanish,
    'pt-BR': portuguese,
    hi: hindi,
    ja: japanese,
  };
  return translations[language];
}

/** True for a term in any of the languages, in capital or small letters. */
export function isDeckTerm(text: string, term: keyof typeof TRANSLATIONS): boolean {
  const forms: readonly string[] = [term, ...TRANSLATIONS[term]];
  return forms.some((form) => form.toLowerCase() === text.trim().toLowerCase());
}

const TRANSLATIONS = {
  Item: ['Position', 'Poste', 'Concepto', 'Item', 'मद', '項目'],
  Amount: ['Betrag', 'Montant', 'Importe', 'Valor', 'राशि', '金額'],
  Source: ['Quelle', 'Source', 'Fuente', 'Fonte', 'स्रोत', '資金源'],
  Status: ['Stand', 'Statut', 'Estado', 'Situação', 'स्थिति', '状況'],
  Equity: ['Eigenkapital', 'Fonds propres', 'Capital propio', 'Capital próprio', 'इक्विटी', '出資'],
  'Soft money or tax credit': [
    'Förderung oder Steuergutschrift',
    'Aide ou crédit d’impôt',
    'Subvención o crédito fiscal',
    'Subvenção ou crédito fiscal',
    'अनुदान या कर छूट',
    '助成金・税額控除',
  ],
  'Tax credit': [
    'Steuergutschrift',
    'Crédit d’impôt',
    'Crédito fiscal',
    'Crédito fiscal',
    'कर छूट',
    '税額控除',
  ],
  'Pre-sale': ['Vorverkauf', 'Prévente', 'Preventa', 'Pré-venda', 'पूर्व-बिक्री', 'プリセール'],
  Debt: ['Darlehen', 'Emprunt', 'Deuda', 'Dívida', 'ऋण', '借入'],
  'Conditionally repayable loan': [
    'Bedingt rückzahlbares Darlehen',
    'Avance remboursable',
    'Préstamo de devolución condicionada',
    'Empréstimo de reembolso condicionado',
    'सशर्त वापसी वाला ऋण',
    '条件付き返済融資',
  ],
  Deferral: ['Rückstellung', 'Participation', 'Diferido', 'Diferido', 'आस्थगित राशि', '後払い'],
  Gap: ['Gap', 'Gap', 'Gap', 'Gap', 'गैप', 'ギャップ'],
  Attached: ['Zugesagt', 'Acquis', 'Confirmado', 'Confirmado', 'तय', '確定'],
  'Letter of intent': [
    'Absichtserklärung',
    'Lettre d’intention',
    'Carta de intención',
    'Carta de intenções',
    'आशय पत्र',
    '意向書',
  ],
  'In negotiation': [
    'In Verhandlung',
    'En négociation',
    'En negociación',
    'Em negociação',
    'बातचीत जारी',
    '交渉中',
  ],
  'Applied for': ['Beantragt', 'Demandé', 'Solicitado', 'Solicitado', 'आवेदित', '申請中'],
  Wish: ['Geplant', 'Souhaité', 'Deseado', 'Desejado', 'अपेक्षित', '希望'],
  'Still to find': [
    'Noch offen',
    'Reste à trouver',
    'Por encontrar',
    'A captar',
    'अभी जुटाना बाकी',
    '未調達',
  ],
  Tier: ['Stufe', 'Rang', 'Nivel', 'Nível', 'क्रम', '順位'],
  Receipts: ['Erlöse', 'Recettes', 'Ingresos', 'Receitas', 'प्राप्तियाँ', '収入'],
  'Sales fee': [
    'Vertriebsprovision',
    'Commission de vente',
    'Comisión de ventas',
    'Comissão de vendas',
    'बिक्री शुल्क',
    '販売手数料',
  ],
  'Sales expenses': [
    'Vertriebskosten',
    'Frais de vente',
    'Gastos de ventas',
    'Despesas de vendas',
    'बिक्री व्यय',
    '販売経費',
  ],
  'Senior debt': [
    'Vorrangiges Darlehen',
    'Dette senior',
    'Deuda sénior',
    'Dívida sênior',
    'वरिष्ठ ऋण',
    '優先債務',
  ],
  'Equity and premium': [
    'Eigenkapital und Prämie',
    'Fonds propres et prime',
    'Capital y prima',
    'Capital e prêmio',
    'इक्विटी और प्रीमियम',
    '出資とプレミアム',
  ],
  Deferrals: [
    'Rückstellungen',
    'Participations',
    'Diferidos',
    'Diferidos',
    'आस्थगित राशि',
    '後払い',
  ],
  'Net profits': [
    'Nettogewinn',
    'Bénéfice net',
    'Beneficio neto',
    'Lucro líquido',
    'शुद्ध लाभ',
    '純利益',
  ],
  Case: ['Fall', 'Scénario', 'Escenario', 'Cenário', 'परिदृश्य', '想定'],
  Low: ['Niedrig', 'Bas', 'Bajo', 'Baixo', 'निम्न', '低'],
  Base: ['Mittel', 'Moyen', 'Medio', 'Base', 'मध्यम', '中'],
  High: ['Hoch', 'Haut', 'Alto', 'Alto', 'उच्च', '高'],
  'Base case': [
    'Mittlerer Fall',
    'Scénario moyen',
    'Escenario medio',
    'Cenário médio',
    'मध्यम परिदृश्य',
    '中位の想定',
  ],
  'To investors': [
    'An Investoren',
    'Aux investisseurs',
    'A inversores',
    'Aos investidores',
    'निवेशकों को',
    '投資家へ',
  ],
  'Return on equity': [
    'Eigenkapitalrendite',
    'Rendement des fonds propres',
    'Rentabilidad del capital',
    'Retorno do capital',
    'इक्विटी पर प्रतिफल',
    '出資利回り',
  ],
  'To producers': [
    'An Produzenten',
    'Aux producteurs',
    'A productores',
    'Aos produtores',
    'निर्माताओं को',
    '製作者へ',
  ],
  'Finance plan': [
    'Finanzierungsplan',
    'Plan de financement',
    'Plan de financiación',
    'Plano de financiamento',
    'वित्त योजना',
    '資金計画',
  ],
  Recoupment: [
    'Rückfluss',
    'Remontée des recettes',
    'Recuperación',
    'Recuperação',
    'वसूली',
    'リクープ',
  ],
  Returns: ['Renditen', 'Rendements', 'Rendimientos', 'Retornos', 'प्रतिफल', 'リターン'],
  Finance: ['Finanzierung', 'Financement', 'Financiación', 'Finanças', 'वित्त', '資金'],
  Contact: ['Kontakt', 'Contact', 'Contacto', 'Contato', 'संपर्क', '連絡先'],
  Budget: ['Budget', 'Budget', 'Presupuesto', 'Orçamento', 'बजट', '予算'],
  'Above-the-line': [
    'Above-the-Line',
    'Above the line',
    'Above the line',
    'Above the line',
    'अबव-द-लाइन',
    'アバブ・ザ・ライン',
  ],
  'Pre-production': [
    'Vorproduktion',
    'Préproduction',
    'Preproducción',
    'Pré-produção',
    'प्री-प्रोडक्शन',
    'プリプロダクション',
  ],
  Production: ['Produktion', 'Production', 'Producción', 'Produção', 'प्रोडक्शन', '制作'],
  Post: ['Postproduktion', 'Postproduction', 'Postproducción', 'Pós-produção', 'पोस्ट', '仕上げ'],
  Marketing: ['Marketing', 'Marketing', 'Marketing', 'Marketing', 'मार्केटिंग', '宣伝'],
  Title: ['Titel', 'Titre', 'Título', 'Título', 'शीर्षक', '題名'],
  Year: ['Jahr', 'Année', 'Año', 'Ano', 'वर्ष', '年'],
  Gross: ['Einspiel', 'Recettes brutes', 'Recaudación', 'Bilheteria', 'सकल कमाई', '興行収入'],
  Audience: ['Publikum', 'Public', 'Público', 'Público', 'दर्शक', '観客'],
  Share: ['Anteil', 'Part', 'Cuota', 'Participação', 'हिस्सा', '割合'],
  Festivals: ['Festivals', 'Festivals', 'Festivales', 'Festivais', 'फ़िल्म समारोह', '映画祭'],
  Cinemas: ['Kinos', 'Salles', 'Cines', 'Cinemas', 'सिनेमाघर', '映画館'],
  Streaming: ['Streaming', 'Streaming', 'Streaming', 'Streaming', 'स्ट्रीमिंग', '配信'],
  'Why it compares': [
    'Warum vergleichbar',
    'Pourquoi le comparer',
    'Por qué se compara',
    'Por que se compara',
    'तुलना क्यों',
    '比較の理由',
  ],
  'Budget top sheet': [
    'Budgetübersicht',
    'Budget en une page',
    'Resumen del presupuesto',
    'Resumo do orçamento',
    'बजट सारांश',
    '予算一覧',
  ],
  'Comparable films': [
    'Vergleichbare Filme',
    'Films comparables',
    'Películas comparables',
    'Filmes comparáveis',
    'तुलनीय फ़िल्में',
    '比較作品',
  ],
  Confidential: ['Vertraulich', 'Confidentiel', 'Confidencial', 'Confidencial', 'गोपनीय', '社外秘'],
  'Prepared for {name}': [
    'Für {name}',
    'Pour {name}',
    'Para {name}',
    'Para {name}',
    '{name} के लिए',
    '{name} 様',
  ],
  Slides: ['Folien', 'Diapositives', 'Diapositivas', 'Slides', 'स्लाइड', 'スライド'],
  'Slide {number} of {count}': [
    'Folie {number} von {count}',
    'Diapositive {number} sur {count}',
    'Diapositiva {number} de {count}',
    'Slide {number} de {count}',
    'स्लाइड {number}, कुल {count}',
    'スライド {number}/{count}',
  ],
  'Previous slide': [
    'Vorherige Folie',
    'Diapositive précédente',
    'Diapositiva anterior',
    'Slide anterior',
    'पिछली स्लाइड',
    '前のスライド',
  ],
  'Next slide': [
    'Nächste Folie',
    'Diapositive suivante',
    'Diapositiva siguiente',
    'Próximo slide',
    'अगली स्लाइड',
    '次のスライド',
  ],
  'End presentation': [
    'Präsentation beenden',
    'Terminer la présentation',
    'Terminar la presentación',
    'Encerrar a apresentação',
    'प्रस्तुति समाप्त करें',
    'プレゼンを終了',
  ],
  Presenting: [
    'Präsentation',
    'Présentation',
    'Presentación',
    'Apresentação',
    'प्रस्तुति',
    'プレゼン中',
  ],
  'The screen is black': [
    'Der Bildschirm ist schwarz',
    'L’écran est noir',
    'La pantalla está en negro',
    'A tela está preta',
    'स्क्रीन काली है',
    '画面は黒です',
  ],
  'Full screen': [
    'Vollbild',
    'Plein écran',
    'Pantalla completa',
    'Tela cheia',
    'पूरी स्क्रीन',
    '全画面',
  ],
} as const satisfies Readonly<Record<string, Translations>>;
