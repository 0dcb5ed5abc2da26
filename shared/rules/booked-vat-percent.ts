import type { Money } from '../units.ts'

/**
 * The VAT rate with which amounts were booked; null if it was not the same for all. Each tax was rounded to whole halalas, for a refund twice, so that
 * the sum names the rate and each amount has to agree with it. Amounts without VAT in halalas, negative for what was taken back.
 */
export function bookedVatPercent(booked: readonly { net: Money; tax: Money }[]): number | null {
  const sum = (key: 'net' | 'tax') => booked.reduce((total, amounts) => total + Math.abs(amounts[key]), 0)
  const percent = sum('net') === 0 ? 0 : Math.round((sum('tax') * 100) / sum('net'))
  return booked.every(({ net, tax }) => Math.abs(tax - (net * percent) / 100) <= roundingHalalas) ? percent : null
}

const roundingHalalas = 3
