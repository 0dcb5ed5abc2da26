import * as z from 'zod'

/** POST contact. Its limits are those of the resource `contact-messages`. */
export const contactForm = z.object({ name: z.string(), email: z.string(), subject: z.string(), message: z.string() })
