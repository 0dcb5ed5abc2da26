import type { FirstStepName } from '@wasl/shared/first-steps.ts'
import type { OutsideService } from '@wasl/shared/outside-services.ts'
import { and, eq, gt, inArray, type SQL } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import { categories, cities, services, static_pages } from '../../catalog/tables/from-registry.ts'
import { cancellation_reasons, receiving_accounts } from '../../ordering/tables/from-registry.ts'
import type { Ctx } from '../../platform/context.ts'
import { loadSettings } from '../../settings/load-settings.ts'
import { service_outages } from '../tables/from-registry.ts'

type Check = (ctx: Ctx) => Promise<boolean>

const hasRow = async ({ db }: Ctx, table: PgTable, where: SQL | undefined): Promise<boolean> => (await db.$count(table, where)) > 0

const isRejected = (ctx: Ctx, service: OutsideService): Promise<boolean> =>
  hasRow(ctx, service_outages, and(eq(service_outages.service, service), eq(service_outages.status, 'open')))

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
  sms: async (ctx) => Boolean(ctx.env.SMS_URL && ctx.env.SMS_TOKEN) && !(await isRejected(ctx, 'sms')),
  mail: async (ctx) => Boolean(ctx.env.SMTP_URL && ctx.env.MAIL_FROM) && !(await isRejected(ctx, 'email')),
  cards: async (ctx) => ctx.adapters.gateways.electronic !== null && !(await isRejected(ctx, 'card_payments')),
  registers: async (ctx) => Boolean(ctx.env.REGISTERS_URL && ctx.env.REGISTERS_TOKEN) && !(await isRejected(ctx, 'registers')),
  two_factor: async (ctx) => (await loadSettings(ctx)).two_factor_required,
}
