import { defaultValidationContext, type ValidationContext, validationContextFrom } from '@wasl/shared/registry/schema.ts'
import type { z } from 'zod'
import type { Clock } from '../../platform/clock.ts'
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
  let cached: { key: string; clock: Clock; schema: S } | undefined
  return {
    body: buildSchema(defaultValidationContext),
    resolveBody: async (ctx) => {
      const { clock } = ctx
      const context = await loadValidationContext(ctx)
      const key = keyOf(context)
      // A schema compares dates with the clock that it was built with.
      if (key !== cached?.key || clock !== cached.clock) cached = { key, clock, schema: buildSchema(context) }
      return cached.schema
    },
  }
}

// JSON leaves out the functions of the context.
const keyOf = (context: ValidationContext): string => JSON.stringify(context)
