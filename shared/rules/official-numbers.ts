/** A commercial registration: ten digits, of the older registers or the unified national number, which begins with 7. */
export const isRegistrationNumber = (number: string): boolean => /^[1-9]\d{9}$/.test(number)

/** A VAT number: 15 digits, the first and the last 3 (ZATCA, rule KSA-40). */
export const isVatNumber = (number: string): boolean => /^3\d{13}3$/.test(number)

/** Ten digits that begin as a national id or a residence permit does. */
export const hasIdForm = (number: string): boolean => /^[12]\d{9}$/.test(number)

/** The number of a national id (1…) or a residence permit (2…): ten digits with a Luhn check digit. */
export const isNationalId = (number: string): boolean => hasIdForm(number) && luhnSum(number) % 10 === 0

const luhnSum = (digits: string): number =>
  [...digits].reverse().reduce((sum, digit, at) => {
    const value = Number(digit) * (at % 2 === 1 ? 2 : 1)
    return sum + (value > 9 ? value - 9 : value)
  }, 0)
