import { DEFAULT_LANGUAGE, isLanguageCode, type LanguageCode } from './languages.ts';

/** The offer to read a page in the browser's language, in that language. */
export interface Offer {
  question: string;
  yes: string;
  no: string;
}

export const OFFERS: Readonly<Record<Exclude<LanguageCode, 'en'>, Offer>> = {
  ar: { question: 'هل تودّون قراءة هذه الصفحة بالعربية؟', yes: 'نعم', no: 'لا، شكرًا' },
  zh: { question: '用中文阅读此页面？', yes: '是', no: '不用了' },
  da: { question: 'Vil du læse denne side på dansk?', yes: 'Ja', no: 'Nej tak' },
  nl: { question: 'Deze pagina in het Nederlands lezen?', yes: 'Ja', no: 'Nee, bedankt' },
  fa: { question: 'این صفحه را به فارسی می‌خوانید؟', yes: 'بله', no: 'نه، متشکرم' },
  fi: { question: 'Luetaanko tämä sivu suomeksi?', yes: 'Kyllä', no: 'Ei kiitos' },
  fr: { question: 'Lire cette page en français ?', yes: 'Oui', no: 'Non merci' },
  de: { question: 'Diese Seite auf Deutsch lesen?', yes: 'Ja', no: 'Nein, danke' },
  he: { question: 'לקרוא את העמוד הזה בעברית?', yes: 'כן', no: 'לא, תודה' },
  hi: { question: 'यह पृष्ठ हिन्दी में पढ़ें?', yes: 'हाँ', no: 'नहीं, धन्यवाद' },
  it: { question: 'Leggere questa pagina in italiano?', yes: 'Sì', no: 'No, grazie' },
  ja: { question: 'このページを日本語で読みますか？', yes: 'はい', no: 'いいえ' },
  ko: { question: '이 페이지를 한국어로 보시겠습니까?', yes: '예', no: '아니요' },
  no: { question: 'Vil du lese denne siden på norsk?', yes: 'Ja', no: 'Nei takk' },
  pl: { question: 'Przeczytać tę stronę po polsku?', yes: 'Tak', no: 'Nie, dziękuję' },
  pt: { question: 'Ler esta página em português?', yes: 'Sim', no: 'Não, obrigado' },
  ru: { question: 'Читать эту страницу на русском?', yes: 'Да', no: 'Нет, спасибо' },
  es: { question: '¿Leer esta página en español?', yes: 'Sí', no: 'No, gracias' },
  sv: { question: 'Läsa den här sidan på svenska?', yes: 'Ja', no: 'Nej tack' },
  th: { question: 'อ่านหน้านี้เป็นภาษาไทยไหม', yes: 'ใช่', no: 'ไม่ ขอบคุณ' },
  tr: { question: 'Bu sayfayı Türkçe okumak ister misiniz?', yes: 'Evet', no: 'Hayır, teşekkürler' },
};

/** Both written forms of Norwegian, and the former code of Hebrew. */
const ALIASES: Readonly<Record<string, LanguageCode>> = { nb: 'no', nn: 'no', iw: 'he' };

/**
 * The language to offer on an English page: the first of `navigator.languages` that the site supports; undefined if that
 * is English.
 */
export function languageToOffer(preferred: readonly string[]): keyof typeof OFFERS | undefined {
  for (const tag of preferred) {
    const primary = tag.toLowerCase().split('-')[0] ?? '';
    const code = ALIASES[primary] ?? primary;
    if (code === DEFAULT_LANGUAGE) return undefined;
    if (isLanguageCode(code)) return code as keyof typeof OFFERS;
  }
  return undefined;
}
