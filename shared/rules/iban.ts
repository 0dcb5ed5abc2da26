import type { Label } from '../units.ts'

/** The outer form of every IBAN. Source: specification, section 5. */
const anyCountry = /^[A-Z]{2}\d{2}[0-9A-Z]{15,30}$/
const saudi = /^SA\d{4}[0-9A-Z]{18}$/

/** An IBAN as people type it, in one piece and capital letters. */
export const cleanIban = (typed: string): string => typed.replace(/[\s-]/g, '').toUpperCase()

/** An IBAN in groups of four, as banks print it. */
export const groupIban = (iban: string): string => cleanIban(iban).replace(/(.{4})(?=.)/g, '$1 ')

/** Whether an IBAN has the form of its country and the right check digits (ISO 7064, mod 97). */
export const isIban = (iban: string): boolean =>
  anyCountry.test(iban) && (!iban.startsWith('SA') || saudi.test(iban)) && mod97(`${iban.slice(4)}${iban.slice(0, 4)}`) === 1

/** The remainder of a division by 97, letters read as 10 to 35: digit by digit, because the number is too long to divide at once. */
const mod97 = (text: string): number =>
  [...text].reduce((remainder, character) => {
    const value = Number.parseInt(character, 36)
    return (remainder * (value > 9 ? 100 : 10) + value) % 97
  }, 0)

/** The bank of a Saudi IBAN by its two-digit code; undefined for codes that are not listed and for other countries. */
export const bankOfIban = (iban: string): Label | undefined => (saudi.test(iban) ? saudiBanks[iban.slice(4, 6)] : undefined)

const saudiBanks: Readonly<Record<string, Label>> = {
  '05': { en: 'Alinma Bank', ar: 'مصرف الإنماء' },
  '10': { en: 'Saudi National Bank', ar: 'البنك الأهلي السعودي' },
  '15': { en: 'Bank Albilad', ar: 'بنك البلاد' },
  '20': { en: 'Riyad Bank', ar: 'بنك الرياض' },
  '30': { en: 'Arab National Bank', ar: 'البنك العربي الوطني' },
  '40': { en: 'Saudi National Bank', ar: 'البنك الأهلي السعودي' }, // formerly Samba
  '45': { en: 'Saudi Awwal Bank', ar: 'البنك السعودي الأول' },
  '50': { en: 'Saudi Awwal Bank', ar: 'البنك السعودي الأول' }, // formerly Alawwal
  '55': { en: 'Banque Saudi Fransi', ar: 'البنك السعودي الفرنسي' },
  '60': { en: 'Bank Aljazira', ar: 'بنك الجزيرة' },
  '65': { en: 'Saudi Investment Bank', ar: 'البنك السعودي للاستثمار' },
  '80': { en: 'Al Rajhi Bank', ar: 'مصرف الراجحي' },
}
