const spellings = 'أإآٱةىؤئ٠١٢٣٤٥٦٧٨٩۰۱۲۳۴۵۶۷۸۹'
const plain = 'ااااهيوي01234567890123456789'
const letters = new Map([...spellings].map((letter, at) => [letter, plain.charAt(at)]))

/**
 * A text as searching compares it: harakat and tatweel gone, the forms of alif, ya, ha and hamza one, Latin digits, lower case.
 * «إصلاح» and «اصلاح» fold to the same. The database folds alike by `fold_arabic`; a test compares them.
 */
export const foldArabic = (text: string): string =>
  text
    .normalize('NFKC')
    .replace(/[\u0610-\u061A\u0640\u064B-\u065F\u0670\u06D6-\u06ED]/g, '')
    .replace(new RegExp(`[${spellings}]`, 'g'), (letter) => letters.get(letter) ?? letter)
    .toLowerCase()
    .replace(/\s+/g, ' ')
    .trim()
