import { randomInt } from 'node:crypto'
import { riyadhDate } from '@wasl/shared/utils/riyadh-date.ts'

/** A number for an order of this moment. Random digits after the year: sequential numbers would reveal how many orders there are. */
export const orderNumber = (at: string): string => `W${riyadhDate(at).slice(2, 4)}-${randomInt(10 ** 7, 10 ** 8)}`
