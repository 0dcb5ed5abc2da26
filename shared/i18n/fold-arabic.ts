/**
 * A text as searching compares it: harakat and tatweel gone, the forms of alif, ya, ha and hamza one, lower case.
 * «إصلاح» and «اصلاح» fold to the same. Source: stack, API section.
 */
export const foldArabic = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\u064b-\u065f\u0670\u0640]/g, '')
    .replace(/[أإآٱ]/g, 'ا')
    .replace(/ة/g, 'ه')
    .replace(/[ىئ]/g, 'ي')
    .replace(/ؤ/g, 'و')
    .replace(/\s+/g, ' ')
    .trim()
