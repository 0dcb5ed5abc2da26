import * as z from 'zod'
import { messageKey } from '../registry/messages.ts'
import { cleanLine, latinDigits } from '../utils/normalize-text.ts'

/** The short form of a National Address: four letters and four digits, RRRD2929. */
const shortAddressPattern = /^[A-Z]{4}\d{4}$/

const cleanShortAddress = (typed: string): string => latinDigits(cleanLine(typed)).replace(/[\s-]/g, '').toUpperCase()

export const shortAddress = () =>
  z
    .string()
    .max(20, messageKey('not_short_address'))
    .overwrite(cleanShortAddress)
    .regex(shortAddressPattern, messageKey('not_short_address'))
    .nullable()
    .default(null)
