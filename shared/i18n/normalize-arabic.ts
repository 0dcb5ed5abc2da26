const spellings = 'ٱةى٠١٢٣٤٥٦٧٨٩۰۱۲۳۴۵۶۷۸۹'
const plain = 'اهي01234567890123456789'
const letters = new Map([...spellings].map((letter, at) => [letter, plain.charAt(at)]))

/**
 * A text as searching compares it: marks, harakat and tatweel gone, the forms of alif, ya, ha and hamza one, Latin digits, lower case.
 * «إصلاح» and «اصلاح» fold to the same, «Café» and «cafe» too. The database folds alike by `fold_arabic`; a test compares them.
 */
export const foldArabic = (text: string): string =>
  text
    // Takes the marks off their letters: أ is ا with a mark, ؤ is و, É is E.
    .normalize('NFKD')
    .replace(/[\u0300-\u036F\u0610-\u061A\u0640\u064B-\u065F\u0670\u06D6-\u06ED]/g, '')
    .replace(new RegExp(`[${spellings}]`, 'g'), (letter) => letters.get(letter) ?? letter)
    // Only the letters that every locale of a database makes small alike.
    .replace(/[A-Z]/g, (letter) => letter.toLowerCase())
    .replace(/\s+/g, ' ')
    .trim()
