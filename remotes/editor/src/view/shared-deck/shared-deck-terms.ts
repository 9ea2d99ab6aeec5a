import { type DeckLanguage, moneyFormatOf } from '../../core/amounts/deck-languages';
import { translationOf, type Translations } from '../../core/amounts/deck-terms';

/** Texts around a shared deck, in English. */
export type SharedDeckTerm = keyof typeof TRANSLATIONS;

/** Text around a shared deck, in the language of the deck or, until it is open, of the visitor's browser. */
export function sharedDeckTermOf(
  term: SharedDeckTerm,
  language: DeckLanguage = visitorLanguage(),
): string {
  return translationOf(language, term, TRANSLATIONS[term]);
}

export function visitorLanguage(): DeckLanguage {
  return moneyFormatOf(navigator.language).language;
}

const TRANSLATIONS = {
  'Opening the deck…': [
    'Die Präsentation wird geöffnet …',
    'Ouverture de la présentation…',
    'Abriendo la presentación…',
    'Abrindo a apresentação…',
    'प्रस्तुति खुल रही है…',
    'プレゼンを開いています…',
  ],
  Present: ['Präsentieren', 'Présenter', 'Presentar', 'Apresentar', 'प्रस्तुत करें', '再生する'],
  'This deck has no slides to show.': [
    'Diese Präsentation hat keine Folien, die gezeigt werden.',
    'Cette présentation n’a aucune diapositive à montrer.',
    'Esta presentación no tiene diapositivas para mostrar.',
    'Esta apresentação não tem slides para mostrar.',
    'इस प्रस्तुति में दिखाने के लिए कोई स्लाइड नहीं है।',
    'このプレゼンには表示するスライドがありません。',
  ],
  'This address shows no deck.': [
    'Unter dieser Adresse gibt es keine Präsentation.',
    'Cette adresse ne montre aucune présentation.',
    'Esta dirección no muestra ninguna presentación.',
    'Este endereço não mostra nenhuma apresentação.',
    'इस पते पर कोई प्रस्तुति नहीं है।',
    'このアドレスにプレゼンはありません。',
  ],
  'Check that you have the whole address, or ask for a new link.': [
    'Prüfen Sie, ob die Adresse vollständig ist, oder bitten Sie um einen neuen Link.',
    'Vérifiez que l’adresse est complète, ou demandez un nouveau lien.',
    'Compruebe que la dirección esté completa o pida un enlace nuevo.',
    'Confira se o endereço está completo ou peça um novo link.',
    'जाँचें कि पूरा पता मौजूद है, या नया लिंक माँगें।',
    'アドレス全体があるか確認するか、新しいリンクを依頼してください。',
  ],
  'This link has ended.': [
    'Dieser Link ist beendet.',
    'Ce lien n’est plus valable.',
    'Este enlace ha terminado.',
    'Este link foi encerrado.',
    'यह लिंक समाप्त हो गया है।',
    'このリンクは終了しました。',
  ],
  'Ask the person who sent it for a new one.': [
    'Bitten Sie die Person, die ihn geschickt hat, um einen neuen.',
    'Demandez-en un nouveau à la personne qui l’a envoyé.',
    'Pida uno nuevo a la persona que lo envió.',
    'Peça um novo à pessoa que o enviou.',
    'जिसने इसे भेजा है उससे नया लिंक माँगें।',
    '送信者に新しいリンクを依頼してください。',
  ],
  'This deck has a password.': [
    'Diese Präsentation hat ein Passwort.',
    'Cette présentation a un mot de passe.',
    'Esta presentación tiene contraseña.',
    'Esta apresentação tem senha.',
    'इस प्रस्तुति का एक पासवर्ड है।',
    'このプレゼンにはパスワードがあります。',
  ],
  Password: ['Passwort', 'Mot de passe', 'Contraseña', 'Senha', 'पासवर्ड', 'パスワード'],
  Show: ['Anzeigen', 'Afficher', 'Mostrar', 'Mostrar', 'दिखाएँ', '表示'],
  Hide: ['Verbergen', 'Masquer', 'Ocultar', 'Ocultar', 'छिपाएँ', '非表示'],
  'Open deck': [
    'Präsentation öffnen',
    'Ouvrir la présentation',
    'Abrir la presentación',
    'Abrir a apresentação',
    'प्रस्तुति खोलें',
    'プレゼンを開く',
  ],
  'That password is incorrect. Check it, then try again.': [
    'Das Passwort ist falsch. Prüfen Sie es und versuchen Sie es noch einmal.',
    'Ce mot de passe est incorrect. Vérifiez-le, puis réessayez.',
    'La contraseña es incorrecta. Compruébela y vuelva a intentarlo.',
    'A senha está incorreta. Confira e tente de novo.',
    'यह पासवर्ड सही नहीं है। जाँचकर फिर कोशिश करें।',
    'パスワードが正しくありません。確認してもう一度お試しください。',
  ],
  'There were too many incorrect passwords. Try again in an hour.': [
    'Es gab zu viele falsche Passwörter. Versuchen Sie es in einer Stunde noch einmal.',
    'Trop de mots de passe incorrects. Réessayez dans une heure.',
    'Hubo demasiadas contraseñas incorrectas. Vuelva a intentarlo en una hora.',
    'Houve senhas incorretas demais. Tente de novo em uma hora.',
    'बहुत बार ग़लत पासवर्ड डाला गया। एक घंटे बाद फिर कोशिश करें।',
    '誤ったパスワードが多すぎます。1時間後にもう一度お試しください。',
  ],
  'The deck couldn’t be loaded.': [
    'Die Präsentation konnte nicht geladen werden.',
    'La présentation n’a pas pu être chargée.',
    'No se pudo cargar la presentación.',
    'Não foi possível carregar a apresentação.',
    'प्रस्तुति लोड नहीं हो सकी।',
    'プレゼンを読み込めませんでした。',
  ],
  'Check your connection, then try again.': [
    'Prüfen Sie die Verbindung und versuchen Sie es noch einmal.',
    'Vérifiez votre connexion, puis réessayez.',
    'Compruebe la conexión y vuelva a intentarlo.',
    'Verifique a conexão e tente de novo.',
    'अपना कनेक्शन जाँचें और फिर कोशिश करें।',
    '接続を確認して、もう一度お試しください。',
  ],
  'It may be too large for this browser. Try again on a computer, or ask for a PDF.': [
    'Sie ist vielleicht zu groß für diesen Browser. Versuchen Sie es an einem Computer, oder bitten Sie um ein PDF.',
    'Elle est peut-être trop lourde pour ce navigateur. Réessayez sur un ordinateur, ou demandez un PDF.',
    'Puede que sea demasiado grande para este navegador. Inténtelo en un ordenador o pida un PDF.',
    'Talvez seja grande demais para este navegador. Tente em um computador ou peça um PDF.',
    'यह इस ब्राउज़र के लिए बहुत बड़ी हो सकती है। कंप्यूटर पर कोशिश करें, या PDF माँगें।',
    'このブラウザには大きすぎる可能性があります。パソコンで試すか、PDFを依頼してください。',
  ],
  'Go to the home page': [
    'Zur Startseite',
    'Aller à la page d’accueil',
    'Ir a la página de inicio',
    'Ir para a página inicial',
    'मुख्य पृष्ठ पर जाएँ',
    'トップページへ',
  ],
  'Try again': [
    'Noch einmal versuchen',
    'Réessayer',
    'Volver a intentar',
    'Tentar de novo',
    'फिर कोशिश करें',
    'もう一度試す',
  ],
} as const satisfies Readonly<Record<string, Translations>>;
