import { defaultValidationContext, type ValidationContext, validationContextFrom } from '@wasl/shared/registry/schema.ts'
import type { z } from 'zod'
import type { Ctx } from '../../platform/context.ts'

/** The validation context from the current settings. */
export async function loadValidationContext({
  clock,
  hooks,
  ...ctx
}: Pick<Ctx, 'db' | 'caches' | 'clock' | 'hooks'>): Promise<ValidationContext> {
  return validationContextFrom(await hooks.loadSettings(ctx), () => clock.now())
}

/**
 * Validates a route's body against the current settings: the schema is built for the first request and again when they change. OpenAPI shows
 * the default schema.
 */
export function bodyBySettings<S extends z.ZodType>(
  buildSchema: (context: ValidationContext) => S,
): { body: S; resolveBody: (ctx: Ctx) => Promise<S> } {
  let cached: { key: string; schema: S } | undefined
  return {
    body: buildSchema(defaultValidationContext),
    resolveBody: async (ctx) => {
      const context = await loadValidationContext(ctx)
      const key = keyOf(context)
      if (key !== cached?.key) cached = { key, schema: buildSchema(context) }
      return cached.schema
    },
  }
}

// JSON leaves out the functions of the context.
const keyOf = (context: ValidationContext): string => JSON.stringify(context)
