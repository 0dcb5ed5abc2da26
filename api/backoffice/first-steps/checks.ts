import type { FirstStepName } from '@wasl/shared/first-steps.ts'
import { and, eq, gt, inArray, type SQL } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { Ctx } from '../../platform/context.ts'
import { cancellation_reasons, categories, cities, receiving_accounts, services, static_pages } from '../../platform/db/resource-tables.ts'
import { loadSettings } from '../settings/load-settings.ts'

type Check = (ctx: Ctx) => Promise<boolean>

const hasRow = async ({ db }: Ctx, table: PgTable, where: SQL | undefined): Promise<boolean> => (await db.$count(table, where)) > 0

const legalPages = ['privacy', 'terms'] as const

/** Whether each step is done, from the database, the settings and the environment. */
export const firstStepChecks: Readonly<Record<FirstStepName, Check>> = {
  cities: (ctx) => hasRow(ctx, cities, eq(cities.is_served, true)),
  categories: (ctx) => hasRow(ctx, categories, eq(categories.is_active, true)),
  services: (ctx) => hasRow(ctx, services, eq(services.is_active, true)),
  cancellation_reasons: (ctx) => hasRow(ctx, cancellation_reasons, eq(cancellation_reasons.is_active, true)),
  company: async (ctx) => {
    const { platform_commercial_number, platform_vat_number, platform_address_ar } = await loadSettings(ctx)
    return Boolean(platform_commercial_number && platform_vat_number && platform_address_ar)
  },
  contact: async (ctx) => {
    const { contact_phone, contact_email } = await loadSettings(ctx)
    return Boolean(contact_phone ?? contact_email)
  },
  receiving_account: (ctx) => hasRow(ctx, receiving_accounts, eq(receiving_accounts.is_active, true)),
  // Saved at least once since the app wrote them.
  legal_texts: async ({ db }) => {
    const edited = await db.$count(static_pages, and(inArray(static_pages.key, [...legalPages]), gt(static_pages.version, 1)))
    return edited === legalPages.length
  },
  email_endings: async (ctx) => {
    const { email_endings } = await loadSettings(ctx)
    return email_endings.length === 0 || email_endings.includes('.sa')
  },
  sms: async ({ env }) => Boolean(env.SMS_URL && env.SMS_TOKEN),
  mail: async ({ env }) => Boolean(env.SMTP_URL && env.MAIL_FROM),
  cards: async ({ adapters }) => adapters.gateways.electronic !== null,
  two_factor: async (ctx) => (await loadSettings(ctx)).two_factor_required,
}
