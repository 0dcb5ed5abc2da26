import * as z from 'zod'
import { messageKey } from '../registry/messages.ts'
import { chosenId, named, requestText } from './common.ts'
import { shortAddress } from './short-address.ts'

/** The most addresses of one client. */
export const maxAddresses = 20

/** An address that a client keeps for its orders, under a name of its own: «Home». */
export const addressForm = z.strictObject({
  label: requestText({ max: 40 }).refine((label) => label.trim() !== '', messageKey('required')),
  city_id: chosenId(),
  district: requestText({ max: 100 }).nullable().default(null),
  address: requestText({ max: 300 }).nullable().default(null),
  short_address: shortAddress(),
  lat: z.number().min(-90).max(90).nullable().default(null),
  lng: z.number().min(-180).max(180).nullable().default(null),
})
export type AddressForm = z.output<typeof addressForm>

export const savedAddress = z.object({
  id: z.uuid(),
  label: z.string(),
  city: named,
  district: z.string().nullable(),
  address: z.string().nullable(),
  short_address: z.string().nullable(),
  lat: z.number().nullable(),
  lng: z.number().nullable(),
})
export type SavedAddress = z.output<typeof savedAddress>
