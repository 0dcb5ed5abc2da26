import { platformSells, type SellerRules } from '@wasl/shared/rules/sale-terms.ts'
import { and, isNull, ne, or, type SQL } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import { providers } from '../tables/people.ts'

const { vat_number, invalid_vat_number, commercial_number, invalid_commercial_number } = providers

/** The columns of a provider that `hasValidNumbers` needs. */
export const sellerNumberColumns = { vat_number, invalid_vat_number, commercial_number, invalid_commercial_number }

const isNoInvalid = (current: AnyPgColumn, invalid: AnyPgColumn) => or(isNull(current), isNull(invalid), ne(current, invalid))

/** `hasValidNumbers` as a condition on providers. */
export const hasValidSellerNumbers = (settings: Omit<SellerRules, 'vat_percent'>): SQL | undefined =>
  and(
    platformSells(settings) ? undefined : isNoInvalid(vat_number, invalid_vat_number),
    isNoInvalid(commercial_number, invalid_commercial_number),
  )
