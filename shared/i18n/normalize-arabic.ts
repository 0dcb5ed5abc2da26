const spellings = 'ٱةى٠١٢٣٤٥٦٧٨٩۰۱۲۳۴۵۶۷۸۹'
const replacements = 'اهي01234567890123456789'
const letters = new Map([...spellings].map((letter, index) => [letter, replacements.charAt(index)]))

/**
 * A text in the form that searches compare: without diacritics and tatweel, one form of alif, ya, ha and hamza, Latin digits, lower case.
 * «إصلاح» and «اصلاح» become equal, and so do «Café» and «cafe». The SQL function `normalize_arabic` does the same; a test compares them.
 */
export const normalizeArabic = (text: string): string =>
  text
    // Separates letters from their marks: أ becomes ا and a mark, É becomes E and a mark.
    .normalize('NFKD')
    .replace(/[\u0300-\u036F\u0610-\u061A\u0640\u064B-\u065F\u0670\u06D6-\u06ED]/g, '')
    .replace(new RegExp(`[${spellings}]`, 'g'), (letter) => letters.get(letter) ?? letter)
    // Only A to Z: the database's `lower` depends on its locale for other letters.
    .replace(/[A-Z]/g, (letter) => letter.toLowerCase())
    .replace(/\s+/g, ' ')
    .trim()
