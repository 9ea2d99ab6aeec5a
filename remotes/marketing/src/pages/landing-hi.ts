import '@site/ui/devanagari.css';
import { editorImage } from '../media/product-images';
import { bookDemoAction, type PageContent } from '../content/types';
import { hindiUiStrings } from '../content/ui-strings';
import { createMarketingPage } from '../sections/marketing-page';

/** Home page in Hindi: a short one, which leads to the English pages. */
const homeInHindi = {
  uiStrings: hindiUiStrings,
  hero: {
    slug: 'भीतर। निवेशक का दफ़्तर — दिन',
    title: 'लॉगलाइन से पिच डेक तक',
    lead: 'एक वाक्य लिखिए। AI से सारांश का मसौदा बनाइए, उसे सुधारिए, और ब्राउज़र में अपना डेक बनाइए। बिज़नेस प्लान, वित्त मॉडल और प्रचार के लिए हमारी Agent-as-a-Service (AaaS) टीम को बुलाइए।',
    actions: [{ ...bookDemoAction, label: hindiUiStrings.bookDemo }],
    still: {
      picture: editorImage,
      alt: 'स्लाइड संपादक में खुला एक फ़िल्म डेक: बाएँ औज़ार, बीच में कवर, दाएँ उसके गुण।',
      caption: 'संपादक में एक उदाहरण डेक',
    },
    keyFacts: {
      title: 'एक नज़र में',
      rows: [
        { label: 'उत्पाद', value: 'Integrated SaaS & Agent Model (ISAM)' },
        { label: 'किसके लिए', value: 'फ़िल्मकार, संगठन और फ़िल्म स्कूल' },
        { label: 'नतीजा', value: 'एक डेक, PDF या PowerPoint में' },
        { label: 'In English', value: '[{brand}](/)' },
      ],
    },
  },
  sections: [
    {
      kind: 'pair',
      title: 'लिखते समय सॉफ़्टवेयर। सौंपते समय हमारी टीम।',
      intro: 'सॉफ़्टवेयर लीजिए, काम हमारी टीम को दीजिए, या दोनों।',
      sides: [
        {
          heading: 'SaaS, हर परियोजना के लिए',
          light: 'daylight',
          text: 'आप टेम्पलेट में काम करते हैं और हर फ़ाइल आपके पास रहती है।',
          points: [
            'एक लॉगलाइन से सारांश का मसौदा',
            'फ़िल्म, सीरीज़ और वृत्तचित्र के टेम्पलेट वाला स्लाइड संपादक',
          ],
        },
        {
          heading: 'AaaS, ज़रूरत पड़ने पर',
          light: 'tungsten',
          text: 'हमारी टीम आपके लिए AI एजेंट चलाती है। आप ब्रीफ़ भेजते हैं, तैयार काम वापस पाते हैं।',
          points: ['स्रोतों के साथ बाज़ार का शोध', 'स्लेट मॉडल, आय के अनुमान, निवेशकों की रिपोर्ट'],
        },
      ],
    },
    {
      kind: 'links',
      title: 'आगे पढ़िए',
      links: [
        { to: '/hi/about-company', label: 'हमारे बारे में', text: 'हम कौन हैं और कैसे काम करते हैं।' },
        { to: '/pricing', label: 'मूल्य', text: 'योजनाएँ और उनमें क्या है। अंग्रेज़ी में।' },
        { to: '/faq', label: 'सवाल और जवाब', text: 'उत्पाद, योजनाएँ, सहायता और सुरक्षा। अंग्रेज़ी में।' },
      ],
    },
    {
      kind: 'closing',
      title: 'अपनी लॉगलाइन लाइए',
      text: 'डेमो में हम आपकी लॉगलाइन से एक डेक शुरू करते हैं। वह डेक आपका रहता है।',
    },
  ],
} satisfies PageContent;

export default createMarketingPage(homeInHindi);
