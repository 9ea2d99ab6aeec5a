import '@site/ui/devanagari.css';
import hubAndSpoke from '../pictures/hub-and-spoke.svg?raw';
import { createDrawing } from '../pictures/svg-drawing';
import { aboutSlidesImage, signOffSlidesImage } from '../media/product-images';
import { bookDemoAction, type PageContent } from '../content/types';
import { hindiUiStrings } from '../content/ui-strings';
import { createMarketingPage } from '../sections/marketing-page';

export const aboutInHindi = {
  uiStrings: hindiUiStrings,
  hero: {
    slug: 'बाहर। पहाड़ी सड़क — भोर',
    title: '{brand} के बारे में',
    lead: '{legalName} उन लोगों के लिए सॉफ़्टवेयर बनाता है और एजेंट चलाता है जो फ़िल्में, सीरीज़ और पाठ बनाते हैं। हमारी समझ में फ़िल्म का सबसे कठिन हिस्सा शूटिंग नहीं, वह साल है जिसमें अभी किसी ने हाँ नहीं कहा होता।',
    actions: [{ ...bookDemoAction, label: hindiUiStrings.bookDemo }],
    keyFacts: {
      title: 'एक नज़र में',
      rows: [
        { label: 'उत्पाद', value: 'Integrated SaaS & Agent Model (ISAM)' },
        { label: 'किसके लिए', value: 'फ़िल्म, स्ट्रीमिंग, स्वतंत्र सिनेमा, वृत्तचित्र, शिक्षा' },
        { label: 'संपर्क', value: '[{email}](mailto:{email})' },
        { label: 'In English', value: '[About {brand}](/about-company)' },
      ],
    },
    still: {
      picture: aboutSlidesImage,
      alt: '“द टेंट सिनेमा” की एक स्लाइड, रोशन पर्दे के सामने बैठे दर्शक, और नीचे तीन और उदाहरण डेक के कवर।',
      caption: 'उदाहरण: “द टेंट सिनेमा” की एक स्लाइड, और तीन कवर',
    },
  },
  sections: [
    {
      kind: 'scenes',
      scenes: [
        {
          id: 'hub-and-spoke',
          slug: 'वाइड शॉट',
          heading: 'एक केंद्र, और शाखाएँ वहाँ जहाँ काम है',
          text: [
            'हम केंद्र और शाखाओं में काम करते हैं। दक्षिण भारत के एक शहर के पास हमारा केंद्र है: तरीके, मॉडल और आँकड़े एक जगह रहते हैं, और वहीं उन्हें बरतने वाले लोग सीखते हैं।',
            'शाखाएँ वहाँ बैठती हैं जहाँ लोग शूट करते, पढ़ाते और पैसा लगाते हैं। वे सवाल और इलाके की समझ लाती हैं और पूरा काम ले जाती हैं, ताकि किसी को दूर बैठी हेल्प डेस्क को अपना इलाका न समझाना पड़े।',
          ],
          still: {
            picture: createDrawing(hubAndSpoke),
            alt: 'एक रोशन केंद्र, और वहाँ से फ़िल्म, स्ट्रीमिंग, शिक्षा, समारोह और वित्त तक पाँच रेखाएँ।',
            caption: 'केंद्र और शाखाएँ',
          },
        },
        {
          id: 'how-we-use-ai',
          slug: 'क्लोज़-अप',
          heading: 'आख़िरी हस्ताक्षर इंसान का है',
          text: [
            'मॉडल मसौदा लिखते हैं, फ़ैसला लोग करते हैं। जो कुछ हमारे यहाँ से निकलता है उस पर उस व्यक्ति का नाम होता है जिसने उसे मंज़ूर किया, और जिस आँकड़े का स्रोत नहीं है उसे अनुमान ही कहा जाता है।',
            'आपकी परियोजना से हम दूसरों के लिए मॉडल नहीं सिखाते। हमारे नियम सबके सामने हैं: हम क्या करने देते हैं, यह [Fair Use & AI Ethics Policy](/ai-ethics-policy) में है, और आपको क्या जाँचना चाहिए, यह [AI Disclaimer](/ai-disclaimer) में।',
          ],
          still: {
            picture: signOffSlidesImage,
            alt: 'अंग्रेज़ी में मंज़ूरी का नोट: छह आँकड़े, हर एक का स्रोत और स्थिति।',
            caption: 'उदाहरण: मंज़ूरी का नोट, और जो अभी खुला है',
          },
        },
      ],
    },
    {
      kind: 'links',
      title: 'हम अपने लिए क्या तय करते हैं',
      links: [
        {
          to: '/privacy-policy',
          label: 'Privacy Policy',
          text: 'हम क्या जमा करते हैं, क्यों, कितने समय के लिए, और उसे कैसे मिटवाया जाए। अंग्रेज़ी में।',
        },
        {
          to: '/terms-of-service',
          label: 'Terms of Service',
          text: 'हमारे बीच का करार, वे बातें भी जो शायद आपको पसंद न आएँ। अंग्रेज़ी में।',
        },
      ],
    },
    {
      kind: 'closing',
      title: 'अपनी परियोजना पर हमसे मिलिए',
      text: 'डेमो बुक कीजिए और एक लॉगलाइन लाइए। हम उससे आपके साथ एक डेक शुरू करते हैं, और वह डेक आपका रहता है।',
    },
  ],
} satisfies PageContent;

export default createMarketingPage(aboutInHindi);
