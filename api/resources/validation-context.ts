import { defaultSurroundings, type Surroundings, surroundingsBy } from '@wasl/shared/registry/schema.ts'
import type { z } from 'zod'
import { settingsOf } from '../backoffice/settings/load-settings.ts'
import type { Ctx } from '../context.ts'
import type { Clock } from '../platform/clock.ts'

/** What checks need from outside, by the settings in force. */
export async function surroundingsOf({ clock, ...ctx }: Pick<Ctx, 'db' | 'env' | 'clock'>): Promise<Surroundings> {
  return surroundingsBy(await settingsOf(ctx), () => clock.now())
}

/** A route's body, checked by the settings in force: its schema is made anew once they have changed. The document shows it as it is by default. */
export function bodyInForce<S extends z.ZodType>(
  clock: Clock,
  schemaBy: (around: Surroundings) => S,
): { body: S; bodyOf: (ctx: Ctx) => Promise<S> } {
  const body = schemaBy({ ...defaultSurroundings, now: () => clock.now() })
  let known = { key: keyOf(defaultSurroundings), schema: body }
  return {
    body,
    bodyOf: async (ctx) => {
      const around = await surroundingsOf(ctx)
      const key = keyOf(around)
      if (key !== known.key) known = { key, schema: schemaBy(around) }
      return known.schema
    },
  }
}

// Functions are no part of it.
const keyOf = (around: Surroundings): string => JSON.stringify(around)
