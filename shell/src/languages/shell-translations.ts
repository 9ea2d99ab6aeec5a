import type { ShellStrings } from './shell-strings';

/** Texts of the shell by language. The composition adds them to the documents of that language. */
export const SHELL_TRANSLATIONS: Record<string, ShellStrings> = {
  hi: {
    skipToContent: 'सीधे सामग्री पर जाएँ',
    menu: 'मेनू',
    mainNavigation: 'मुख्य मेनू',
    home: '{name}, मुखपृष्ठ',
    rightsReserved: 'सर्वाधिकार सुरक्षित।',
    loading: 'खुल रहा है...',
    loadingPage: 'पृष्ठ खुल रहा है',
    retry: 'फिर कोशिश करें',
    retrying: 'फिर कोशिश हो रही है…',
    goHome: 'मुखपृष्ठ पर जाएँ',
    unavailable: 'यह पृष्ठ अभी नहीं दिखाया जा सकता',
    unavailableAdvice: {
      outdated: 'आपने जो सहेजा या लिखा है वह सुरक्षित है। आगे बढ़ने के लिए पृष्ठ फिर से लोड करें।',
      offline: 'आपने जो सहेजा या लिखा है वह सुरक्षित है। अपना इंटरनेट कनेक्शन जाँचें और फिर कोशिश करें।',
      unknown:
        'बाक़ी साइट काम कर रही है, और आपने जो सहेजा या लिखा है वह सुरक्षित है। कृपया थोड़ी देर में फिर कोशिश करें।',
    },
    reload: 'फिर से लोड करें',
    reasons: {
      outdated: 'इस साइट का नया संस्करण आ गया है, और “{title}” को वही चाहिए।',
      offline: '“{title}” नहीं खुल सका, क्योंकि साइट तक पहुँच नहीं हो रही है।',
      timeout: '“{title}” समय पर नहीं खुला।',
      lost: '“{title}” नहीं खुल सका।',
      broken: 'हमारी ओर की एक ग़लती से “{title}” रुक गया।',
      gone: '“{title}” इस समय साइट का हिस्सा नहीं है।',
    },
    error: 'त्रुटि',
    notInteractive: 'आप यह पृष्ठ पढ़ सकते हैं, पर इसके कुछ बटन अभी काम नहीं करते।',
    updateOffer: 'इस पृष्ठ का नया संस्करण आ गया है। पासवर्ड को छोड़कर आपने जो लिखा है वह बना रहेगा।',
    updateNow: 'अभी खोलें',
    later: 'बाद में',
  },
};
