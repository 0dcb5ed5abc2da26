import * as z from 'zod'

/** The destination of a move. */
export const toPlace = z.object({
  district: z.string().nullable(),
  address: z.string().nullable(), // hidden with the address of the order
  short_address: z.string().nullable(),
  lat: z.number().nullable(),
  lng: z.number().nullable(),
})
