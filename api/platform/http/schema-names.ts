import type * as z from 'zod'

const names = new WeakMap<z.ZodType, string>()

/** Names a schema for the API document, where it is a component of its own instead of being repeated. */
export function nameSchema<S extends z.ZodType>(schema: S, name: string): S {
  names.set(schema, name)
  return schema
}

export const nameOfSchema = (schema: z.ZodType): string | undefined => names.get(schema)

/** `payment-methods` or `paymentMethods` as the name of a component: `PaymentMethods`. */
export const componentName = (name: string): string =>
  name
    .split(/[^a-zA-Z0-9]+/)
    .map((part) => part.charAt(0).toUpperCase() + part.slice(1))
    .join('')
